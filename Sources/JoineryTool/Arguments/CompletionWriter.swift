/// Writes scripts that complete the tool's arguments in a shell.
enum CompletionWriter {
  /// The shells that there are scripts for.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The script for a shell, made from the usage of the commands.
  static func script(for shell: Shell, _ commands: [any Command.Type]) -> String {
    let usages = commands.map { $0.usage }
    return switch shell {
    case .bash: bash(usages)
    case .zsh: zsh(usages)
    case .fish: fish(usages)
    }
  }

  private static func spellings(of option: Usage.Option) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  // MARK: - bash

  private static func bash(_ usages: [Usage]) -> String {
    let values = usages.map { usage in
      let options = usage.options.filter { !$0.isFlag && !$0.isFile }.map { option in
        """
              \(spellings(of: option).joined(separator: "|")))
                COMPREPLY=($(compgen -W "\(option.choices.joined(separator: " "))" -- "$word"))
                return ;;
        """
      }
      let words = usage.options.flatMap { spellings(of: $0) } + ["--help"]
      let choices = usage.operands.flatMap(\.choices)
      return """
          \(usage.name))
            case "$before" in
        \((options + ["      *) ;;"]).joined(separator: "\n"))
            esac
            if [[ "$word" == -* ]]; then
              COMPREPLY=($(compgen -W "\(words.joined(separator: " "))" -- "$word"))
              return
            fi
            \(choices.isEmpty
              ? "_joinery_files"
              : "COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$word\"))") ;;
        """
    }
    return """
      # Completions of joinery for bash: source <(joinery completions bash)
      _joinery_files() {
        # A name may have spaces.
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$word"))
      }
      _joinery() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(usages.map(\.name).joined(separator: " ")) help --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help)
            COMPREPLY=($(compgen -W "\(usages.map(\.name).joined(separator: " "))" -- "$word")) ;;
      \(values.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _joinery joinery

      """
  }

  // MARK: - zsh

  private static func zsh(_ usages: [Usage]) -> String {
    let names = usages.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let commands = usages.map { usage in
      let options = usage.options.flatMap { option in
        spellings(of: option).map { spelling in
          let action =
            option.choices.isEmpty
            ? (option.isFile ? "_files" : "")
            : "(\(option.choices.joined(separator: " ")))"
          let value = option.isFlag ? "" : ":\(option.value):\(action)"
          return quoted("\(spelling)[\(bracketed(option.help))]\(value)")
        }
      }
      let operands = usage.operands.map { operand in
        let action =
          operand.choices.isEmpty
          ? (operand.isFile ? "_files" : "") : "(\(operand.choices.joined(separator: " ")))"
        return quoted(":\(operand.name):\(action)")
      }
      let all = options + [quoted("--help[this text]")] + operands
      return "    \(usage.name)) _arguments \(all.joined(separator: " \\\n      ")) ;;"
    }
    return """
      #compdef joinery
      # Completions of joinery for zsh: joinery completions zsh > a folder of $fpath, as _joinery
      _joinery() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local name="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$name" in
      \(commands.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _joinery ]; then _joinery "$@"; else compdef _joinery joinery; fi

      """
  }

  private static func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  // MARK: - fish

  private static func fish(_ usages: [Usage]) -> String {
    let lines = usages.flatMap { usage in
      let condition = "__fish_seen_subcommand_from \(usage.name)"
      let options = usage.options.map { option in
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let values =
          option.choices.isEmpty
          ? (option.isFlag ? "" : option.isFile ? " -r -F" : " -x")
          : " -x -a \(fishQuoted(option.choices.joined(separator: " ")))"
        return "complete -c joinery -n \(fishQuoted(condition)) -l \(option.name)\(letter)\(values)"
          + " -d \(fishQuoted(option.help))"
      }
      let choices = usage.operands.flatMap(\.choices).joined(separator: " ")
      let operands =
        choices.isEmpty
        ? [] : ["complete -c joinery -n \(fishQuoted(condition)) -f -a \(fishQuoted(choices))"]
      return [
        "complete -c joinery -n __fish_use_subcommand -f -a \(usage.name)"
          + " -d \(fishQuoted(usage.summary))"
      ] + options + operands
    }
    return """
      # Completions of joinery for fish: joinery completions fish | source
      \(lines.joined(separator: "\n"))
      complete -c joinery -s h -l help -d 'this text'
      complete -c joinery -n __fish_use_subcommand -l version -d 'which release it is'

      """
  }

  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
