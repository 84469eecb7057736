#compdef joinery
# Completions of joinery for zsh: joinery completions zsh > a folder of $fpath, as _joinery
_joinery() {
  local -a commands
  commands=(
    'check:check every graph of a package against every rule'
    'graph:write a graph as text, a picture, or a page to explore it'
    'explain:tell what a key needs, who needs it, and how it is reached'
    'diff:tell what a change does to a graph'
    'lint:tell where sources don'\''t keep the practices of dependency injection'
    'stats:tell how deep a graph is, and what holds it together'
    'completions:write a script that completes arguments in a shell'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$name" in
    check) _arguments '--format[how to write; text if not given]:FORMAT:(text json sarif)' \
      '-f[how to write; text if not given]:FORMAT:(text json sarif)' \
      '--tests[read the targets of tests as well]' \
      '--define[the names that hold in '\''#if'\'', with commas between them; DEBUG if not given]:NAMES:' \
      '-D[the names that hold in '\''#if'\'', with commas between them; DEBUG if not given]:NAMES:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':SOURCES:_files' ;;
    graph) _arguments '--format[how to write; text if not given]:FORMAT:(text mermaid dot json svg html)' \
      '-f[how to write; text if not given]:FORMAT:(text mermaid dot json svg html)' \
      '--root[only what this key leads to]:KEY:' \
      '--depth[with --root\: no more than N steps away from it]:N:' \
      '--graph[which graph, where the input has several]:NAME:' \
      '--list[only the names of the graphs, and where they are]' \
      '--time-limit[with svg\: how long Graphviz may draw; 120 if not given]:SECONDS:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':INPUT:_files' ;;
    explain) _arguments '--format[how to write; text if not given]:FORMAT:(text json)' \
      '-f[how to write; text if not given]:FORMAT:(text json)' \
      '--graph[which graph, where the input has several]:NAME:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':KEY:' \
      ':INPUT:_files' ;;
    diff) _arguments '--format[how to write; text if not given]:FORMAT:(text markdown json)' \
      '-f[how to write; text if not given]:FORMAT:(text markdown json)' \
      '--graph[which graph, where the input has several]:NAME:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':BEFORE:_files' \
      ':AFTER:_files' ;;
    lint) _arguments '--format[how to write; text if not given]:FORMAT:(text json sarif)' \
      '-f[how to write; text if not given]:FORMAT:(text json sarif)' \
      '--depth[how many links the longest chain of a graph may have; 6 if not given]:N:' \
      '--tests[read the targets of tests as well]' \
      '--define[the names that hold in '\''#if'\'', with commas between them; DEBUG if not given]:NAMES:' \
      '-D[the names that hold in '\''#if'\'', with commas between them; DEBUG if not given]:NAMES:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':SOURCES:_files' ;;
    stats) _arguments '--format[how to write; text if not given]:FORMAT:(text json)' \
      '-f[how to write; text if not given]:FORMAT:(text json)' \
      '--graph[which graph, where the input has several]:NAME:' \
      '--output[write to a file and not to standard output]:FILE:_files' \
      '-o[write to a file and not to standard output]:FILE:_files' \
      '--help[this text]' \
      ':INPUT:_files' ;;
    completions) _arguments '--help[this text]' \
      ':SHELL:(bash zsh fish)' ;;
  esac
}
if [ "$funcstack[1]" = _joinery ]; then _joinery "$@"; else compdef _joinery joinery; fi
