/// The strongly connected components of a graph of sites, dependencies first.
///
/// After Tarjan, "Depth-first search and linear graph algorithms" (1972), with a stack of its own in
/// place of recursion, so that the depth of a graph is limited by memory alone.
struct Components {
  /// One site of the walk, and the successors that are still to be looked at.
  private struct Frame {
    var site: Int32
    var position: Int32
    var end: Int32
    var leadsToItself = false
  }

  /// The sites of all components, one component's after the other's.
  private(set) var sites: ContiguousArray<Int32> = []
  /// Where each component that is a cycle lies in ``sites``.
  private(set) var cycles: ContiguousArray<Range<Int>> = []

  /// For each site, when the walk reached it, counted from 1; 0 before that.
  private var indices: ContiguousArray<Int32>
  /// For each site, the earliest site that is known to be in its component; `Int32.max` afterwards.
  private var lows: ContiguousArray<Int32>
  private var frames: ContiguousArray<Frame> = []
  private var open: ContiguousArray<Int32> = []
  private var clock: Int32 = 0

  /// Finds the components that some sites lead to.
  ///
  /// - Complexity: O(sites + edges).
  init(of graph: Sites, from roots: some Sequence<Int>) {
    indices = ContiguousArray(repeating: 0, count: graph.count)
    lows = indices
    sites.reserveCapacity(graph.count)
    for root in roots where indices[root] == 0 {
      enter(root, of: graph)
      while !frames.isEmpty {
        advance(in: graph)
      }
    }
  }

  private mutating func enter(_ site: Int, of graph: Sites) {
    clock += 1
    indices[site] = clock
    lows[site] = clock
    open.append(Int32(site))
    frames.append(
      Frame(site: Int32(site), position: 0, end: Int32(graph.successorCount(of: site))))
  }

  /// Looks at successors of the last frame until the walk goes down or up.
  private mutating func advance(in graph: Sites) {
    let last = frames.count - 1
    let site = Int(frames[last].site)
    var position = Int(frames[last].position)
    let end = Int(frames[last].end)
    while position < end {
      let successor = graph.successor(of: site, at: position)
      position += 1
      if successor < 0 { continue }
      if indices[successor] == 0 {
        frames[last].position = Int32(position)
        enter(successor, of: graph)
        return
      }
      if lows[successor] != .max {
        lows[site] = min(lows[site], indices[successor])
        if successor == site { frames[last].leadsToItself = true }
      }
    }
    leave(frames.removeLast())
  }

  private mutating func leave(_ frame: Frame) {
    let site = Int(frame.site)
    let low = lows[site]
    if let parent = frames.last.map({ Int($0.site) }) {
      lows[parent] = min(lows[parent], low)
    }
    guard low == indices[site] else { return }
    let start = sites.count
    while let member = open.popLast() {
      lows[Int(member)] = .max
      sites.append(member)
      if Int(member) == site { break }
    }
    if sites.count - start > 1 || frame.leadsToItself {
      cycles.append(start..<sites.count)
    }
  }
}
