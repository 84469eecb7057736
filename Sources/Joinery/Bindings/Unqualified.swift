/// Says that a binding has no qualifier.
public enum Unqualified {}
