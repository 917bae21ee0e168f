/// What `conj practice --stats` says.
package enum StatisticsMessage: String, Message {
  case nothingYet = """
    Nothing was practised yet: conj practice begins.
    Todavía no has practicado nada: empieza con conj practice.
    """
  case summary = """
    {answers} to {forms}, {percent} % right, on {days}.
    {answers} a {forms}, {percent} % bien, en {days}.
    """
  case summaryWithTime = """
    {answers} to {forms}, {percent} % right, on {days}, {minutes}.
    {answers} a {forms}, {percent} % bien, en {days}, {minutes}.
    """
  case due = """
    Due today: {today}. In the next seven days: {week}.
    Para hoy: {today}. En los próximos siete días: {week}.
    """
  case weakestTenses = """
    Weakest tenses:
    Los tiempos más flojos:
    """
  case strongestTenses = """
    Strongest tenses:
    Los tiempos más seguros:
    """
  case rightOf = """
    {name}: {right} of {all} right
    {name}: {right} de {all} bien
    """
  case misses = """
    You miss:
    Fallas en:
    """
  case wrongOf = """
    {name}: {wrong} of {all} wrong
    {name}: {wrong} de {all} mal
    """
  case weeks = """
    Answers of the last {count} weeks, a column a week:
    Respuestas de las últimas {count} semanas, una columna por semana:
    """
  case weekdays = """
    Mo Tu We Th Fr Sa Su
    lu ma mi ju vi sá do
    """
}
