# Completions of joinery for bash: source <(joinery completions bash)
_joinery_files() {
  # A name may have spaces.
  local IFS=$'\n'
  COMPREPLY=($(compgen -f -- "$word"))
}
_joinery() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "check graph explain diff lint stats completions help --help --version" -- "$word"))
    return
  fi
  case "${COMP_WORDS[1]}" in
    help)
      COMPREPLY=($(compgen -W "check graph explain diff lint stats completions" -- "$word")) ;;
  check)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json sarif" -- "$word"))
        return ;;
      --define|-D)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --tests --define -D --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
  graph)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text mermaid dot json svg html" -- "$word"))
        return ;;
      --root)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      --depth)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      --graph)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      --time-limit)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --root --depth --graph --list --time-limit --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
  explain)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json" -- "$word"))
        return ;;
      --graph)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
  diff)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text markdown json" -- "$word"))
        return ;;
      --graph)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
  lint)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json sarif" -- "$word"))
        return ;;
      --depth)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      --define|-D)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --depth --tests --define -D --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
  stats)
    case "$before" in
      --format|-f)
        COMPREPLY=($(compgen -W "text json" -- "$word"))
        return ;;
      --graph)
        COMPREPLY=($(compgen -W "" -- "$word"))
        return ;;
      *) ;;
    esac
    if [[ "$word" == -* ]]; then
      COMPREPLY=($(compgen -W "--format -f --graph --output -o --help" -- "$word"))
      return
    fi
    _joinery_files ;;
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
