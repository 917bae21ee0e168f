import TestSupport
import Testing
import VerbForms

/// Asks an index everything that can be asked: see `IndexQuestions`.
///
/// Violations are collected and expected to be none at the end: an `#expect` for each would take minutes.
func expectAnswersInside(
  _ index: FormIndex, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(IndexQuestions.violations(of: index) == [], sourceLocation: sourceLocation)
}
