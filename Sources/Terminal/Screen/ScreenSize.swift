/// A terminal's size in cells: at least one by one.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// A size; what is smaller than one becomes one.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// What a terminal that doesn't tell its size is taken for.
  package static let usual = ScreenSize(columns: 80, rows: 24)
}
