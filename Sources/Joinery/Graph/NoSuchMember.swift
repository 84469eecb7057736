/// Stands in messages of the compiler for a member that neither a graph nor its parents have.
public struct NoSuchMember: Sendable {}
