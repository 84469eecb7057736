extension Sites {
  /// What a site means to somebody who holds what is made there.
  enum Standing: Equatable {
    /// The value is kept by an owner, which may be no scope.
    case isKept
    /// The value lives as long as whoever asks for it.
    case passes
    /// The value is that of a node which belongs to a scope.
    case belongsToScope(Topology.NodeIndex)
  }

  /// The standing of a site.
  ///
  /// A decorator lives as long as what it wraps.
  func standing(of site: Int) -> Standing {
    guard let node = node(at: site) else { return .passes }
    guard topology.nodes[node].role == .decorator else { return standing(ofNode: node) }
    let key = Int(topology.nodes[node].key)
    let wrapsCollection = site % stride >= topology.nodes.count
    if !wrapsCollection, let provider = wiring.provider(of: key, from: owner(of: site)) {
      return standing(ofNode: provider)
    }
    let areKept = wiring.contributions(to: key).allSatisfy {
      topology.nodes[Int($0)].lifetime.isShared
    }
    return areKept ? .isKept : .passes
  }

  private func standing(ofNode node: Topology.NodeIndex) -> Standing {
    switch topology.nodes[node].lifetime {
    case .instance, .singleton, .weak: .isKept
    case .transient, .assisted: .passes
    case .scoped, .input: .belongsToScope(node)
    }
  }

  /// Appends the sites at which the outermost owner keeps what a node makes, if it keeps it.
  func appendKeptSites(of node: Topology.NodeIndex, to sites: inout ContiguousArray<Int>) {
    let value = topology.nodes[node]
    guard value.owner == 0 && !wiring.isReplaced(node) else { return }
    switch value.role {
    case .emptyCollection:
      break
    case .binding, .override, .contribution:
      if value.lifetime.isShared { sites.append(site(of: node, from: 0)) }
    case .decorator:
      let key = Int(value.key)
      if let provider = wiring.provider(of: key, from: 0),
        topology.nodes[provider].lifetime.isShared
      {
        sites.append(site(of: node, from: 0))
      }
      let wrapsKept = wiring.contributions(to: key).contains {
        topology.nodes[Int($0)].owner == 0 && topology.nodes[Int($0)].lifetime.isShared
      }
      if wrapsKept { sites.append(site(ofCollectionDecorator: node, from: 0)) }
    }
  }
}
