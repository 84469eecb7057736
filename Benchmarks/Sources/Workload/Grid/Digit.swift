/// A decimal digit as a type, from which ``Number`` makes ten thousand types.
public protocol Digit: Sendable {}

/// The digit 0.
public enum Digit0: Digit {}

/// The digit 1.
public enum Digit1: Digit {}

/// The digit 2.
public enum Digit2: Digit {}

/// The digit 3.
public enum Digit3: Digit {}

/// The digit 4.
public enum Digit4: Digit {}

/// The digit 5.
public enum Digit5: Digit {}

/// The digit 6.
public enum Digit6: Digit {}

/// The digit 7.
public enum Digit7: Digit {}

/// The digit 8.
public enum Digit8: Digit {}

/// The digit 9.
public enum Digit9: Digit {}
