// The words of the page in English and in Spanish.

const english = {
  title: 'conj: which Spanish verb is this?',
  hint: 'any verb form: fui …',
  list: 'All verb forms',
  guide: ['Which verb is this?', 'Type any form: fui, irgais, dámelo. Accents may be missing.',
    'Enter or a tap opens the verb with all its tenses; ↑ and ↓ go through the list, Esc leads back.',
    'A whole sentence may be pasted: its verbs are marked.', 'Nothing leaves this page, and it works offline.'],
  browse: 'List', clear: 'Clear', levels: 'Levels', allLevels: 'All levels',
  back: 'Back', print: 'Print', rare: 'rare',
  conjugation: (verb) => `Conjugation of ${verb}`,
  rank: (n) => `no. ${n} in use`,
  also: 'also', or: 'or', noForm: 'no form',
  irregular: (ending) => `differs from a regular verb in -${ending}`,
  taught: 'Levels with this verb',
  openLevels: 'Open level files of your own', closeLevels: 'Forget them',
  ownLevels: 'Your levels', allOwnLevels: 'All of your levels',
  opened: (n) => n === 1 ? '1 level is open.' : `${n} levels are open.`,
  noLevel: 'None of these files is a level.', onlyGlosses: 'Meanings are shown with the levels that are opened together with them.',
  taughtIn: 'In your levels', taughtNowhere: 'in none',
  reflexive: 'With pronouns',
  size: (verbs, forms) => `${verbs} verbs, ${forms} forms`,
  words: (n) => n === 1 ? '1 verb in the text' : `${n} verbs in the text`,
  unknown: (text) => `No verb has “${text}”.`,
  unknownHere: (text) => `No verb of this list has “${text}”.`,
  noneNear: 'No form begins like this or is near.',
  meant: 'Did you mean',
  match: {
    accents: 'other accents', 'ñ': 'n for ñ', pronouns: 'with pronouns', phrase: 'several words, one verb',
    keyboard: 'accents typed as signs',
  },
  practise: 'Practise', otherLevels: 'Others', all: 'All of them', more: 'More',
  levelsHint: 'Without a choice: what is due, and up to 20 new forms a day.',
  way: 'Answers', ways: ['are typed', 'are chosen among four', 'tell verb, tense and person of a form'],
  questionCount: 'Questions', allOfThem: 'all', lives: 'Mistakes that are forgiven', timeLimit: 'Time for an answer',
  asLevels: 'as the levels say', none: 'any', persons: 'Persons', allPersons: 'all', noVosotros: 'without vosotros', withVos: 'vos, not tú',
  onlyMissed: 'Only what was wrong', onlyIrregular: 'Only irregular forms', accentsCount: 'Accents count',
  seed: 'The same questions for all with the number', start: 'Begin', statistics: 'Statistics',
  exportLog: 'Export log', importLog: 'Import log', forget: 'Delete log',
  logKept: 'Your answers stay in this browser. Export them as a file for another device or for the program conj.',
  logNotKept: 'This browser does not keep answers here. Export them before you close the page.',
  reallyForget: 'Delete all answers from this browser?', forgotten: 'Deleted.',
  noLog: (name) => `${name} is not a practice log.`, merged: (n) => n === 1 ? '1 line was added.' : `${n} lines were added.`,
  nothingWrong: 'Nothing was wrong at the first try last time.', nothingToAsk: 'There is nothing to ask now. Choose levels, or come back tomorrow.',
  end: 'End', skip: 'Skip', never: 'Never again', undo: 'Take back', showVerb: 'The verb', goOn: 'Go on', again: 'Once more', answer: 'Answer',
  typeAnswer: 'the answer', typeOrSkip: 'Type the answer, or skip.', neverAgain: 'Never again.', takenBack: 'Taken back.',
  nothingToTakeBack: 'There is nothing to take back.',
  recognise: (form) => `${form}: verb, tense, person?`,
  left: (n) => `${n} left`, livesLeft: (n) => n === 1 ? '1 life left' : `${n} lives left`,
  timeIsOver: 'Time is up.',
  nothingAnswered: 'Nothing was answered.', noLives: 'No lives are left.',
  rightOfAll: (right, all) => `${right} of ${all} right at the first try.`, dueToday: (n) => `Due today: ${n}.`,
  nothingYet: 'Nothing was practised yet.', unread: (n) => `The log keeps ${n === 1 ? 'a line' : `${n} lines`} that this page does not read.`,
  summary: (answers, forms, percent, days, minutes) => `Answers: ${answers}, to forms: ${forms}; ${percent} % right. Days: ${days}, minutes: ${minutes}.`,
  due: (today, week) => `Due today: ${today}. In the next seven days: ${week}.`,
  weakest: 'Weakest tenses', misses: 'What is missed',
  rightOf: (name, right, all) => `${name}: ${right} of ${all} right`, missedOf: (name, wrong, all) => `${name}: ${wrong} of ${all} wrong`,
  weeks: (n) => `Answers of the last ${n} weeks`,
};

const spanish = {
  title: 'conj: ¿de qué verbo es?',
  hint: 'una forma verbal: fui…',
  list: 'Todas las formas verbales',
  guide: ['¿De qué verbo es?', 'Escribe cualquier forma: fui, irgais, dámelo. Las tildes pueden faltar.',
    'Intro o un toque abre el verbo con todos sus tiempos; ↑ y ↓ recorren la lista, Esc vuelve.',
    'Se puede pegar una frase entera: sus verbos quedan marcados.', 'Nada sale de esta página, y funciona sin conexión.'],
  browse: 'Lista', clear: 'Borrar', levels: 'Niveles', allLevels: 'Todos los niveles',
  back: 'Volver', print: 'Imprimir', rare: 'raro',
  conjugation: (verb) => `Conjugación de ${verb}`,
  rank: (n) => `n.º ${n} por uso`,
  also: 'también', or: 'o', noForm: 'sin forma',
  irregular: (ending) => `es distinta en un verbo regular en -${ending}`,
  taught: 'Niveles que tienen este verbo',
  openLevels: 'Abrir archivos de niveles propios', closeLevels: 'Olvidarlos',
  ownLevels: 'Tus niveles', allOwnLevels: 'Todos tus niveles',
  opened: (n) => n === 1 ? 'Hay 1 nivel abierto.' : `Hay ${n} niveles abiertos.`,
  noLevel: 'Ninguno de estos archivos es un nivel.', onlyGlosses: 'Los significados se ven con los niveles que se abren junto con ellos.',
  taughtIn: 'En tus niveles', taughtNowhere: 'en ninguno',
  reflexive: 'Con pronombres',
  size: (verbs, forms) => `${verbs} verbos, ${forms} formas`,
  words: (n) => n === 1 ? '1 verbo en el texto' : `${n} verbos en el texto`,
  unknown: (text) => `Ningún verbo tiene «${text}».`,
  unknownHere: (text) => `Ningún verbo de esta lista tiene «${text}».`,
  noneNear: 'Ninguna forma empieza así ni se le parece.',
  meant: '¿Quieres decir',
  match: {
    accents: 'otras tildes', 'ñ': 'n por ñ', pronouns: 'con pronombres', phrase: 'varias palabras, un verbo',
    keyboard: 'tildes escritas con signos',
  },
  practise: 'Practicar', otherLevels: 'Otros', all: 'Todos', more: 'Más',
  levelsHint: 'Sin elegir ninguno: lo que toca hoy y hasta 20 formas nuevas al día.',
  way: 'Las respuestas', ways: ['se escriben', 'se eligen entre cuatro', 'dicen verbo, tiempo y persona de una forma'],
  questionCount: 'Preguntas', allOfThem: 'todas', lives: 'Errores perdonados', timeLimit: 'Tiempo por respuesta',
  asLevels: 'lo que digan los niveles', none: 'sin límite', persons: 'Personas', allPersons: 'todas', noVosotros: 'sin vosotros', withVos: 'vos, no tú',
  onlyMissed: 'Solo los errores', onlyIrregular: 'Solo formas irregulares', accentsCount: 'Las tildes cuentan',
  seed: 'Las mismas preguntas para quienes pongan el número', start: 'Empezar', statistics: 'Estadística',
  exportLog: 'Exportar el registro', importLog: 'Importar un registro', forget: 'Borrar el registro',
  logKept: 'Las respuestas se quedan en este navegador. Exportadas a un archivo sirven en otro aparato y para el programa conj.',
  logNotKept: 'Este navegador no guarda aquí las respuestas. Conviene exportarlas antes de cerrar la página.',
  reallyForget: '¿Borrar todas las respuestas de este navegador?', forgotten: 'Borrado.',
  noLog: (name) => `${name} no es un registro de práctica.`, merged: (n) => n === 1 ? 'Se ha añadido 1 línea.' : `Se han añadido ${n} líneas.`,
  nothingWrong: 'La última vez no hubo ningún error.', nothingToAsk: 'Ahora no hay nada que preguntar. Elige niveles, o vuelve mañana.',
  end: 'Terminar', skip: 'Saltar', never: 'Nunca más', undo: 'Retirar', showVerb: 'El verbo', goOn: 'Seguir', again: 'Otra vez', answer: 'Contestar',
  typeAnswer: 'la respuesta', typeOrSkip: 'Escribe la respuesta, o salta la pregunta.', neverAgain: 'Nunca más.', takenBack: 'Respuesta retirada.',
  nothingToTakeBack: 'No hay nada que retirar.',
  recognise: (form) => `${form}: ¿verbo, tiempo, persona?`,
  left: (n) => n === 1 ? 'queda 1' : `quedan ${n}`, livesLeft: (n) => n === 1 ? '1 vida' : `${n} vidas`,
  timeIsOver: 'Se acabó el tiempo.',
  nothingAnswered: 'No hubo respuestas.', noLives: 'No quedan vidas.',
  rightOfAll: (right, all) => `${right} de ${all} bien a la primera.`, dueToday: (n) => `Para hoy: ${n}.`,
  nothingYet: 'Todavía no has practicado nada.', unread: (n) => `El registro conserva ${n === 1 ? 'una línea' : `${n} líneas`} que esta página no lee.`,
  summary: (answers, forms, percent, days, minutes) => `Respuestas: ${answers}, a formas: ${forms}; ${percent} % bien. Días: ${days}, minutos: ${minutes}.`,
  due: (today, week) => `Para hoy: ${today}. En los próximos siete días: ${week}.`,
  weakest: 'Los tiempos más flojos', misses: 'Lo que falla',
  rightOf: (name, right, all) => `${name}: ${right} de ${all} bien`, missedOf: (name, wrong, all) => `${name}: ${wrong} de ${all} mal`,
  weeks: (n) => `Respuestas de las últimas ${n} semanas`,
};

const say = language === 'es' ? spanish : english;

/** Sentences that the engine says in both languages. */
const inLanguage = (texts) => texts.map((text) => text[language]);

/** An element with properties and children: strings, elements, or null. */
function make(name, properties, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (key === 'data') Object.assign(element.dataset, value);
    else if (key.includes('-') || key === 'role') element.setAttribute(key, value);
    else element[key] = value;
  }
  fill(element, ...children);
  return element;
}

/** Puts children into an element in place of those that it has. */
function fill(element, ...children) {
  element.replaceChildren();
  // A call can't take the thousands of children that a long text has.
  for (const child of children.flat()) if (child) element.append(child);
}

/** A Spanish word. */
const spanishWord = (text, className) => make('span', { lang: 'es', className }, text);

/** The language of what verbs mean in the list. */
let meanings = 'en';

/** What a verb means; null where nothing is known. */
const glossOf = ({ gloss }, lang = meanings) => gloss ? make('span', { className: 'gloss', lang }, gloss) : null;

/** The infinitive of a verb as people write it. */
const nameOf = (verb) => verb.infinitive + (verb.pronominal ? 'se' : '');
