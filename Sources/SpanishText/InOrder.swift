extension Sequence {
  /// The elements in an order; those that are equal in it stay as they were.
  ///
  /// As `sorted(by:)`, for short lists: one function sorts the indices of any list. With `sorted(by:)` the page would hold a
  /// copy of the standard library's sort, 4 KB, for each type of element.
  package func inOrder(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return indicesInOrder(elements.count) {
      areInIncreasingOrder(elements[$0], elements[$1])
    }.map { elements[$0] }
  }
}

/// The numbers below a count, in an order. It is not inlined, so that there is one copy.
@inline(never)
private func indicesInOrder(_ count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: areInIncreasingOrder)
}
