import Testing

@testable import JoineryTool
