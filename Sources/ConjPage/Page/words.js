// What the page says, in English and in Spanish.

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
  noLevel: 'None of these files is a level.',
  taughtIn: 'In your levels', taughtNowhere: 'in none',
  reflexive: 'With pronouns',
  size: (verbs, forms) => `${verbs} verbs, ${forms} forms`,
  words: (n) => n === 1 ? '1 verb in the text' : `${n} verbs in the text`,
  unknown: (text) => `No verb has “${text}”.`,
  noneNear: 'No form begins so, and none is near.',
  meant: 'Did you mean',
  why: {
    regular: 'A regular verb would have it.', stem: 'The stem is another one here.',
    ending: 'That is an ending of other verbs.', spelling: 'The sound is spelled otherwise here.',
    colloquial: 'It is heard, but grammars call it a mistake.',
  },
  match: {
    accents: 'other accents', 'ñ': 'n for ñ', pronouns: 'with pronouns', phrase: 'several words, one verb',
    keyboard: 'accents typed as signs',
  },
  columns: { afirmativo: 'afirmativo', negativo: 'negativo' },
  old: 'This browser is too old for this page: it takes one of 2023 or later (Chrome 80, Firefox 113, Safari 16.4). '
    + 'The program conj gives the same answers.',
  broken: (reason) => `The page could not start: ${reason}. See that the file is whole, and open it again.`,
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
  noLevel: 'Ninguno de estos archivos es un nivel.',
  taughtIn: 'En tus niveles', taughtNowhere: 'en ninguno',
  reflexive: 'Con pronombres',
  size: (verbs, forms) => `${verbs} verbos, ${forms} formas`,
  words: (n) => n === 1 ? '1 verbo en el texto' : `${n} verbos en el texto`,
  unknown: (text) => `Ningún verbo tiene «${text}».`,
  noneNear: 'Ninguna forma empieza así ni se le parece.',
  meant: '¿Quieres decir',
  why: {
    regular: 'Así sería si el verbo fuera regular.', stem: 'La raíz es otra aquí.',
    ending: 'Esa terminación es de otros verbos.', spelling: 'Aquí el sonido se escribe de otra manera.',
    colloquial: 'Se oye, pero las gramáticas lo consideran un error.',
  },
  match: {
    accents: 'otras tildes', 'ñ': 'n por ñ', pronouns: 'con pronombres', phrase: 'varias palabras, un verbo',
    keyboard: 'tildes escritas con signos',
  },
  columns: { afirmativo: 'afirmativo', negativo: 'negativo' },
  old: 'Este navegador es demasiado antiguo para esta página: hace falta uno de 2023 o posterior (Chrome 80, '
    + 'Firefox 113, Safari 16.4). El programa conj da las mismas respuestas.',
  broken: (reason) => `La página no pudo abrirse: ${reason}. Comprueba que el archivo está completo y ábrelo de nuevo.`,
};

const language = navigator.language?.startsWith('es') ? 'es' : 'en';
const say = language === 'es' ? spanish : english;

/** An element with properties and what is in it: strings, elements, or nothing. */
function make(name, properties, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (key === 'data') Object.assign(element.dataset, value);
    else if (key.includes('-') || key === 'role') element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

/** A word of Spanish. */
const spanishWord = (text, className) => make('span', { lang: 'es', className }, text);

/** A verb's name as people know it. */
const nameOf = (verb) => verb.infinitive + (verb.pronominal ? 'se' : '');
