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

/// All forms in the order of the list, each (form, infinitive) once. Equal forms of different verbs
/// stand in the order of their infinitives.
///
/// - Complexity: O(n log n).
func sortedForms(_ unsorted: consuming [PendingForm], infinitives: [FormKey]) -> [PendingForm] {
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
  var forms: [PendingForm] = []
  forms.reserveCapacity(items.count)
  for item in items {
    let form = unsorted[Int(item.index)]
    guard let last = forms.last, last.verb == form.verb, last.key == form.key else {
      forms.append(form)
      continue
    }
    // A form that stands in an ordinary level too does not come last.
    if !form.isDeprioritized { forms[forms.count - 1].isDeprioritized = false }
    if form.isInfinitive { forms[forms.count - 1].isInfinitive = true }
    forms[forms.count - 1].roles.formUnion(form.roles)
  }
  return forms
}
