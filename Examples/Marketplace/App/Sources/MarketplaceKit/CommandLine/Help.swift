/// The help.
enum Help {
  static let text = """
    A marketplace of three features that do not know each other.

    USAGE: marketplace COMMAND

    COMMANDS:
      list                  list the items
      buy WHO CODE...       buy one of each; WHO is name:Ada, card:1815 or guest:

    EXIT CODES:
      0  done
      1  the marketplace refuses
      2  the command line makes no sense

    """
}
