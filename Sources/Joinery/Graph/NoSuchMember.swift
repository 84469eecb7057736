/// Stands in messages of the compiler for a member that neither a graph nor its parents have.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct NoSuchMember: Sendable {}
