import JoineryAnalysis
import Testing

@Suite struct `Names that the runtime gives` {
  @Test(arguments: [
    ("Shop.Cart", "Shop.Cart"),
    ("Shop.Pack<Pack{Swift.Int, Swift.String}>", "Shop.Pack<Swift.Int, Swift.String>"),
    ("Shop.Pack<Pack{}>", "Shop.Pack<>"),
    ("Shop.Mix<Swift.Int, Pack{}>", "Shop.Mix<Swift.Int>"),
    ("Shop.Mix<Pack{}, Swift.Int>", "Shop.Mix<Swift.Int>"),
    (
      "Shop.Pack<Pack{Shop.Pack<Pack{Swift.Int}>, Shop.Box<Shop.Log>}>.Inner<Swift.Int>",
      "Shop.Pack<Shop.Pack<Swift.Int>, Shop.Box<Shop.Log>>.Inner<Swift.Int>"
    ),
    ("Shop.Log.Protocol", "(any Shop.Log).Type"),
    ("(Shop.Log & Shop.Sink).Protocol", "(any Shop.Log & Shop.Sink).Type"),
    ("Shop.(unknown context at $1a).Log.Protocol", "(any Shop.(unknown context at $1a).Log).Type"),
    ("Shop.Box<Shop.Log.Protocol, Swift.Int>", "Shop.Box<(any Shop.Log).Type, Swift.Int>"),
    ("(Shop.Log.Protocol) -> Shop.Log.Protocol", "((any Shop.Log).Type) -> (any Shop.Log).Type"),
    ("Shop.Log.Protocol.Type", "(any Shop.Log).Type.Type"),
    ("Shop.Log.Type.Protocol", "(any Shop.Log.Type).Type"),
    ("Any.Protocol", "Any.Protocol"),
    ("Shop.ProtocolList.Protocols", "Shop.ProtocolList.Protocols"),
    ("Shop.Backpack<Swift.Int>", "Shop.Backpack<Swift.Int>"),
    (".Protocol", ".Protocol"), ("", ""), ("Pack{", ""),
  ])
  func `are written as the compiler takes them`(name: String, expected: String) {
    #expect(ReflectedName(name).text == expected)
  }

  @Test(arguments: [
    ("Shop.Pack<Swift.Int, Swift.String>", "Pack<Int, String>"),
    ("(any Shop.Log).Type", "(any Log).Type"),
    ("Swift.Optional<(any Shop.Log).Type>", "(any Log).Type?"),
    ("Shop.Box<(any Shop.Log & Shop.Sink).Type>", "Box<(any Log & Sink).Type>"),
  ])
  func `are shown without their modules`(type: String, expected: String) {
    #expect(Key(type: type).description == expected)
  }
}
