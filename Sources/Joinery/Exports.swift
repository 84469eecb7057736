@_exported public import JoineryAnalysis
