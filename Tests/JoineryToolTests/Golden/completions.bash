# Completions of joinery for bash: source <(joinery completions bash)
_joinery() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "check graph explain diff lint stats completions help --help" -- "$word"))
    return
  fi
  case "${COMP_WORDS[1]}" in
  check)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json sarif" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --tests --define -D --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  graph)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text mermaid dot json svg html" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --root --depth --graph --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  explain)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  diff)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text markdown json" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  lint)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json sarif" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --depth --tests --define -D --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  stats)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -f -- "$word")) ;;
  completions)
    case "$before" in
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--help" -- "$word"))
      return
    fi
    COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")) ;;
  esac
}
complete -o filenames -F _joinery joinery
