import CrashHook
import StorefrontKit

// The command storefront, but for its first argument: `crash=N`, at which change of a file it kills
// itself, or `slow=N`, how many milliseconds each change and the last closing take.
let parts = CommandLine.arguments[1].split(separator: "=")
let number = Int32(parts[1]) ?? 0
if parts[0] == "crash" { crash_at_step(number) } else { delay_steps(number) }
await CommandLineProcess.run(arguments: Array(CommandLine.arguments.dropFirst(2)))
