import SpanishGrammar
import SpanishText

/// One form in a cell of a level, on its way into the list.
struct PendingForm {
  var key = FormKey()
  /// Number of the verb in reading order.
  var verb = 0
  /// Whether it stands only in levels with `orden: último`.
  var isDeprioritized = false
  var isInfinitive = false
  /// What the grammar makes of the cells it stands in; see ``CliticKeys``.
  var roles = CliticKeys.Roles()
}

/// All forms in the order of the list, each (form, infinitive) once.
struct SortedForms: RandomAccessCollection {
  private(set) var forms: [PendingForm] = []

  var startIndex: Int { 0 }
  var endIndex: Int { forms.count }
  subscript(position: Int) -> PendingForm { forms[position] }

  /// Sorts and unites forms. Equal forms of different verbs stand in the order of their infinitives.
  ///
  /// - Complexity: O(n log n).
  init(_ unsorted: consuming [PendingForm], infinitives: [FormKey]) {
    // Small items are quick to sort; the first sixteen letters decide most.
    var items = unsorted.indices.map {
      (first: unsorted[$0].key.words.0.bigEndian, index: UInt32($0))
    }
    let unsorted = unsorted
    items.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      let (one, other) = (unsorted[Int(left.index)], unsorted[Int(right.index)])
      if one.key != other.key { return one.key < other.key }
      if one.verb != other.verb { return infinitives[one.verb] < infinitives[other.verb] }
      return left.index < right.index
    }
    forms.reserveCapacity(items.count)
    for item in items { append(unsorted[Int(item.index)]) }
  }

  /// Appends a form, or unites it with the last one where both are the same form of one verb.
  private mutating func append(_ form: PendingForm) {
    guard let last = forms.last, last.verb == form.verb, last.key == form.key else {
      forms.append(form)
      return
    }
    let index = forms.count - 1
    // A form that stands in an ordinary level too does not come last.
    if !form.isDeprioritized { forms[index].isDeprioritized = false }
    if form.isInfinitive { forms[index].isInfinitive = true }
    forms[index].roles.formUnion(form.roles)
  }
}
