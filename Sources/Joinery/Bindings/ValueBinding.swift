/// A binding that provides a value: what ``Contribute`` adds to a collection, and ``Override`` puts in the place of
/// another.
///
/// ``Instance``, ``Singleton``, ``Transient``, ``Scoped``, ``Weak``, ``Assisted``, ``MustBeOverridden`` and
/// ``Injects`` are such bindings. An ``Input``, a ``Decorate`` or a ``Contributions`` provides nothing itself, and
/// the compiler refuses to contribute one or to override with one. A type of your own that wraps one of these
/// bindings returns its ``ContainerBinding/record``.
public protocol ValueBinding<Value>: ContainerBinding {}
