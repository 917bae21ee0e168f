// The page: it reads the keyboard, taps and addresses, and shows the list, answers and verbs.

const query = document.getElementById('query');
const finder = document.getElementById('finder');
const wide = matchMedia('(min-width: 58rem)');
const touch = matchMedia('(pointer: coarse)');

class Page {
  #engine;
  #list;
  #answers;
  #verb;
  #practice;
  #facts;
  #own;
  /** The meaning of the typed text; null without text. */
  #target = null;
  /** Whether the chosen row is the one that the text led to. */
  #isAtTarget = false;
  /** The words of a typed sentence, and the number of the verb that is shown. */
  #words = [];
  #word = 0;
  #preview = 0;
  /** Whether this page went from the list to a verb, so that Back leads to the list. */
  #hasOpened = false;

  constructor(engine) {
    this.#engine = engine;
    this.#read();
    this.#list = new List(engine);
    this.#answers = new AnswerView(this.#facts.levels);
    this.#verb = new VerbView(engine, this.#facts.levels);
    this.#practice = new PracticeView(engine, this.#facts.levels);
    this.#practice.onVerb = (infinitive, form) => this.#open(infinitive, form);
    this.#practice.onLeave = () => { location.hash = ''; };
    this.#list.onTake = (number) => this.#takeRow(number);
    this.#own = new OwnLevels(engine);
    this.#own.onChange = () => this.#showLevels();
    this.#answers.teaching = (form, infinitive) => this.#own.teaching(form, infinitive);
    this.#answers.onTake = (infinitive, form) => this.#open(infinitive, form);
    this.#label();
    this.#listen();
    finder.hidden = false;
    this.#list.reset();
    const text = new URLSearchParams(location.search).get('q');
    if (text) query.value = text.replace(/[\r\n]+/g, ' ');
    this.#update();
    if (!touch.matches) query.focus();
    this.#route();
  }

  #read() {
    this.#facts = this.#engine.facts();
    meanings = this.#facts.meanings;
  }

  #label() {
    document.documentElement.lang = language;
    query.placeholder = say.hint;
    query.setAttribute('aria-label', say.hint);
    this.#list.element.setAttribute('aria-label', say.list);
    for (const [id, text] of [['clear', say.clear], ['browse', say.browse]]) document.getElementById(id).setAttribute('aria-label', text);
    document.getElementById('browse').textContent = say.browse;
    document.getElementById('practise').textContent = say.practise;
    document.getElementById('guide').append(make('h2', null, say.guide[0]), ...say.guide.slice(1).map((line) => make('p', null, line)));
    document.querySelector('[data-text=levels]').textContent = say.levels;
    this.#showLevels();
  }

  #listen() {
    query.addEventListener('input', () => this.#follow());
    query.addEventListener('keydown', (event) => this.#key(event));
    query.addEventListener('paste', (event) => {
      // The browser would remove line breaks and join the words beside them.
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!/[\r\n]/.test(text)) return;
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = query;
      let words = text.replace(/\s*[\r\n]+\s*/g, ' ');
      // Words stay apart from those beside them.
      if (!/\S$/.test(value.slice(0, start))) words = words.trimStart();
      if (!/^\S/.test(value.slice(end))) words = words.trimEnd();
      query.setRangeText(words, start, end, 'end');
      this.#follow();
    });
    document.getElementById('clear').addEventListener('click', () => this.#type(''));
    document.getElementById('practise').addEventListener('click', () => { location.hash = Page.#practiceAddress; });
    const browse = document.getElementById('browse');
    query.addEventListener('focus', () => { browse.hidden = !touch.matches; });
    query.addEventListener('blur', () => { browse.hidden = true; });
    browse.addEventListener('pointerdown', (event) => event.preventDefault());
    browse.addEventListener('click', () => query.blur());
    // Scrolling the list hides the keyboard of a telephone.
    this.#list.element.addEventListener('touchmove', () => query.blur(), { passive: true });
    document.getElementById('level').addEventListener('change', (event) => this.#restrict(event.target.value));
    document.getElementById('answers').addEventListener('click', (event) => {
      const word = event.target.closest('[data-word]');
      if (word) this.#showWord(Number(word.dataset.word));
      const example = event.target.closest('[data-example]');
      if (example) this.#type(example.dataset.example);
    });
    this.#verb.element.addEventListener('click', (event) => {
      const action = event.target.closest('[data-action]')?.dataset.action;
      if (action === 'back') this.#back();
      if (action === 'print') print();
    });
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && document.activeElement !== query && !event.defaultPrevented && !this.#isPractising) this.#back();
    });
    addEventListener('hashchange', () => this.#route());
    wide.addEventListener('change', () => this.#route());
    const view = window.visualViewport;
    view?.addEventListener('resize', () => document.documentElement.style.setProperty('--height', `${view.height}px`));
  }

  // MARK: the list

  #type(text) {
    query.value = text;
    query.focus();
    this.#follow();
  }

  /** Moves to the typed text, and removes a verb from the address. */
  #follow() {
    if (location.hash.length > 1) this.#forgetVerb();
    this.#update();
  }

  /** Moves to the text of the field. */
  #update() {
    const text = query.value;
    document.getElementById('clear').hidden = !text;
    const target = text.trim() ? this.#engine.target(text) : null;
    // Levels without any line that can be read have an empty list.
    if (target && !this.#list.count) Object.assign(target, { meaning: 'nothing', prefix: text.trim(), suggestions: [], said: [{}] });
    this.#target = target?.meaning ? target : null;
    this.#isAtTarget = this.#target !== null;
    this.#list.element.classList.toggle('unknown', this.#target?.meaning === 'nothing');
    if (!this.#target) {
      this.#list.leaveTarget();
      this.#welcome();
      return;
    }
    this.#words = [];
    if (this.#target.meaning === 'sentence') {
      this.#words = this.#engine.words(text);
      this.#word = 0;
      if (!this.#words.some(isVerb)) {
        // A word that is rarely a verb, or may be a name, counts if the sentence has no other verb.
        const only = this.#words.find(({ word }) => word === this.#target.word);
        Object.assign(only, { matches: this.#target.matches, common: false, name: false });
      }
      this.#answers.sentence(text, this.#words, 0);
    } else {
      this.#answers.target(this.#target);
    }
    this.#list.goTo(this.#target);
    this.#showPreview();
  }

  #welcome() {
    const number = (value) => value.toLocaleString(language);
    document.getElementById('answers').replaceChildren(make('p', { className: 'examples' },
      ...['fui', 'dámelo', 'he comido', 'irgais', 'haiga'].map((example) =>
        make('button', { type: 'button', lang: 'es', data: { example } }, example))),
      make('p', { className: 'count' }, say.size(number(this.#facts.verbs), number(this.#facts.forms))),
      ...this.#own.notice());
  }

  /** Shows another verb of the text. */
  #showWord(number) {
    this.#word = number;
    this.#answers.sentence(query.value, this.#words, number);
    const match = this.#words.filter(isVerb)[number].matches[0];
    const target = this.#engine.target(match.form);
    if (target.meaning) this.#list.goTo({ ...target, query: query.value });
    this.#showPreview();
  }

  /** The verb that Enter opens, and the form that led to it. */
  get #taken() {
    if (this.#isAtTarget) {
      const target = this.#target;
      if (target.meaning === 'nothing') return target.suggestions[0];
      if (target.meaning === 'sentence') return this.#words.filter(isVerb)[this.#word]?.matches[0] ?? target.entry;
      return target.entry;
    }
    const row = this.#list.row(this.#list.chosen);
    return row && { infinitive: row.infinitive, form: row.first };
  }

  #takeRow(number) {
    const isTarget = this.#isAtTarget && number === this.#list.chosen && this.#target.meaning !== 'nothing';
    if (!isTarget) this.#move(number);
    const taken = this.#taken;
    this.#open(taken.infinitive, taken.form);
  }

  #move(number) {
    if (!this.#list.count) return;
    this.#isAtTarget = false;
    this.#list.element.classList.remove('unknown');
    this.#list.choose(number);
    const [entry] = this.#engine.entries(this.#list.row(this.#list.chosen).positions[0], 1);
    this.#answers.entry(entry);
    this.#showPreview();
  }

  #key(event) {
    if (event.isComposing) return;
    const isControl = event.ctrlKey && !event.altKey && !event.metaKey;
    const moves = {
      ArrowUp: -1, ArrowDown: 1, PageUp: -this.#list.page, PageDown: this.#list.page,
    };
    let to = null;
    if (!isControl && event.key in moves) to = this.#list.chosen + moves[event.key];
    if (isControl && event.key === 'Home') to = 0;
    if (isControl && event.key === 'End') to = this.#list.count - 1;
    if (to !== null) {
      event.preventDefault();
      this.#move(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const taken = this.#taken;
      if (taken) this.#open(taken.infinitive, taken.form);
    } else if (event.key === 'Escape' && query.value) {
      event.preventDefault();
      this.#type('');
    }
  }

  /** Fills the menu of levels with those of the page and the teacher's. */
  #showLevels() {
    const choice = document.getElementById('level');
    const options = (levels, prefix, all) => [make('option', { value: prefix }, all),
      ...levels.map((level, number) => make('option', { value: prefix + number, lang: 'es' }, level.title))];
    const own = this.#engine.ownLevels ?? [];
    const isFirst = !choice.childElementCount;
    choice.replaceChildren(...options(this.#engine.facts().levels, '', say.allLevels),
      ...own.length ? [make('optgroup', { label: say.ownLevels }, ...options(own, 'own', say.allOwnLevels))] : []);
    if (isFirst) return;
    query.value = '';
    this.#restrict('');
    this.#answers.speak();
  }

  /** Uses the levels of a menu entry: '' is all, '3' is one, 'own' is all of the teacher's, 'own3' is one of them. */
  #restrict(value) {
    const isOwn = value.startsWith('own');
    const number = isOwn ? value.slice(3) : value;
    this.#engine.restrict(number === '' ? null : [Number(number)], isOwn);
    this.#read();
    this.#answers.levels = this.#facts.levels;
    this.#verb.levels = this.#facts.levels;
    this.#list.reset();
    this.#verb.shown = null;
    this.#update();
  }

  // MARK: the verb's page

  #open(infinitive, form) {
    this.#hasOpened = true;
    const hash = `#${encodeURIComponent(infinitive)}${form && form !== infinitive ? `/${encodeURIComponent(form)}` : ''}`;
    if (location.hash === hash) this.#route(); else location.hash = hash;
  }

  #back() {
    if (location.hash.length > 1 && this.#hasOpened) {
      history.back();
    } else {
      location.hash = '';
      query.focus();
    }
  }

  /** Removes the verb from the address. */
  #forgetVerb() {
    try {
      history.replaceState(null, '', location.pathname + location.search);
    } catch {
      // Some browsers let a local file change only the part of its address after the #.
      history.replaceState(null, '', '#');
    }
    this.#route();
  }

  // No verb has this address, because none begins with a slash.
  static #practiceAddress = '#/practice';

  get #isPractising() { return location.hash === Page.#practiceAddress; }

  #showPractice() {
    document.body.classList.add('practising');
    finder.hidden = true;
    this.#verb.element.hidden = true;
    document.title = `${say.practise} · conj`;
    if (!this.#practice.element.hidden) return;
    const level = document.getElementById('level').value;
    // Practice does not use the teacher's levels.
    this.#practice.show(level === '' || level.startsWith('own') ? undefined : Number(level));
  }

  /** Shows a verb for the address `#erguir` or `#erguir/irgáis`, practice for `#/practice`, otherwise the list. */
  #route() {
    if (this.#isPractising) {
      this.#showPractice();
      return;
    }
    document.body.classList.remove('practising');
    this.#practice.hide();
    let [infinitive, form] = ['', undefined];
    try {
      [infinitive, form] = location.hash.slice(1).split('/').map(decodeURIComponent);
    } catch {
      // The address is not valid, so it is not a verb's.
    }
    let isVerb = infinitive !== '' && this.#verb.show(infinitive, form);
    if (!isVerb && infinitive) {
      const [match] = this.#engine.lookup(infinitive).matches;
      isVerb = match !== undefined && this.#verb.show(match.infinitive, match.form);
    }
    document.body.classList.toggle('reading', isVerb);
    finder.hidden = isVerb && !wide.matches;
    if (isVerb) {
      this.#verb.element.hidden = false;
      if (!this.#target && !this.#hasOpened) this.#findInList();
      document.title = `${this.#verb.shown.infinitive} · conj`;
      this.#verb.element.focus({ preventScroll: true });
      this.#verb.showForm();
    } else {
      document.title = say.title;
      this.#verb.element.hidden = !wide.matches || this.#verb.shown === null;
      const wasAway = !finder.contains(document.activeElement);
      this.#list.draw();
      this.#list.choose(this.#list.chosen);
      if (wasAway && !touch.matches) query.focus();
    }
  }

  /** Moves the list to the verb of the address. */
  #findInList() {
    const { infinitive, form } = this.#verb.shown;
    const target = this.#engine.target(form ?? infinitive);
    if (!target.meaning) return;
    this.#list.goTo(target);
    this.#list.leaveTarget();
  }

  /** Shows the verb that Enter opens beside the list on wide screens, after the list is painted. */
  #showPreview() {
    clearTimeout(this.#preview);
    if (!wide.matches) return;
    this.#preview = setTimeout(() => {
      const taken = this.#taken;
      if (!taken) return;
      this.#verb.element.hidden = !this.#verb.show(taken.infinitive, taken.form);
      // A hidden element can't be scrolled.
      this.#verb.showForm();
    }, 40);
  }
}

/** Opens the engine and shows the list. */
async function start() {
  const engine = await Engine.open();
  new Page(engine);
  performance.mark('first list');
  // Users can call the engine from the console.
  window.conj = engine;
}
