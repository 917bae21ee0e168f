// Practice: the game of `conj practice` with the same questions, grades and log. The log stays in this browser.

/** The log of `conj practice` in the browser's storage. A line is an answer. */
class PracticeLog {
  static #key = 'conj.practice';
  #text = '';
  /** Whether the browser stores it. */
  isKept = true;

  get text() {
    if (!this.isKept) return this.#text;
    try {
      this.#text = localStorage.getItem(PracticeLog.#key) ?? '';
    } catch {
      this.isKept = false;
    }
    return this.#text;
  }

  set text(text) {
    this.#text = text;
    try {
      if (text) localStorage.setItem(PracticeLog.#key, text); else localStorage.removeItem(PracticeLog.#key);
      this.isKept = true;
    } catch {
      // Storage is full or not allowed. The log lasts until the page is closed.
      this.isKept = false;
    }
  }

  append(line) { this.text += `${line}\n`; }

  /** Adds the lines of another log that this one lacks, as `sort -u` merges logs; returns their number. */
  merge(other) {
    const known = new Set(PracticeLog.lines(this.text));
    const added = [...new Set(PracticeLog.lines(other))].filter((line) => !known.has(line));
    this.text = [...known, ...added].map((line) => `${line}\n`).join('');
    return added.length;
  }

  /** The lines of a file with any line ends. */
  static lines(text) { return text.replace(/^\ufeff/, '').split(/\r?\n/).filter((line) => line); }
}

class PracticeView {
  #engine;
  #levels;
  /** Practice does not use the teacher's levels. */
  #meanings = meanings;
  #log = new PracticeLog();
  #box = document.getElementById('practice');
  #spoken = document.getElementById('spoken');
  /** The current screen: the setup, a question, the summary, or the statistics. */
  #stage = 'setup';
  #state = {};
  #options = { levels: [], numbers: [0, 20, -2, -2, 20, 0], seed: null };
  #started = 0;
  /** When the page left practice for the verb. */
  #left = 0;
  #timer = 0;
  /** Whether the time is over and the next question waits for a key. */
  #isWaiting = false;
  /** Called with a verb and a form to show its table. */
  onVerb = () => {};
  onLeave = () => {};

  constructor(engine, levels) {
    this.#engine = engine;
    this.#levels = levels;
    this.#box.setAttribute('aria-label', say.practise);
    this.#box.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.target.id === 'setup') this.#start(this.#chosenOptions(event.target));
      else this.#answer(this.#field.value);
    });
    this.#box.addEventListener('invalid', (event) => { event.target.closest('details').open = true; }, true);
    this.#box.addEventListener('click', (event) => {
      const button = event.target.closest('button[data-do]');
      if (button) this.#do(button.dataset.do, button);
    });
    this.#box.addEventListener('change', (event) => {
      if (event.target.type === 'file') this.#import(event.target);
      if (event.target.dataset.grade !== undefined) this.#chooseGrade(event.target);
      if (event.target.name === 'level') this.#countChosen();
    });
    addEventListener('keydown', (event) => this.#key(event));
  }

  get element() { return this.#box; }

  get #field() { return document.getElementById('answer'); }

  /** Whether a question waits. */
  get #isAsking() { return this.#stage === 'question' && this.#state.question !== undefined; }

  /** Shows the last screen. The level of the list is chosen in the setup too. */
  show(level) {
    this.#box.hidden = false;
    // The time of a question stops while the verb is shown.
    this.#started += performance.now() - this.#left;
    if (this.#stage === 'setup') this.#showSetup(level === undefined ? this.#options.levels : [level]);
    this.#focus();
  }

  hide() {
    if (!this.#box.hidden) this.#left = performance.now();
    this.#box.hidden = true;
  }

  #focus() {
    const target = this.#box.querySelector('#answer, .choices button, [data-first]') ?? this.#box;
    target.focus();
  }

  #say(text) {
    // Screen readers speak the same words a second time only if the element changes.
    this.#spoken.textContent = '';
    setTimeout(() => { this.#spoken.textContent = text; }, 60);
  }

  #show(stage, ...children) {
    clearInterval(this.#timer);
    this.#stage = stage;
    fill(this.#box, ...children);
    this.#box.scrollTop = 0;
  }

  #button(action, text, more) { return make('button', { type: 'button', data: { do: action }, ...more }, text); }

  // MARK: the setup

  #showSetup(chosen, remark = '') {
    const { numbers, seed } = this.#options;
    const names = [...new Set(this.#levels.map((level) => level.grade ?? ''))].sort((a, b) => (a === '') - (b === '') || (a < b ? -1 : 1));
    const groups = names.map((name) => {
      const levels = this.#levels.map((level, number) => ({ level, number })).filter(({ level }) => (level.grade ?? '') === name);
      return make('details', { data: { group: name } },
        make('summary', null, name || say.otherLevels, make('span', { className: 'count' })),
        make('label', { className: 'all' }, make('input', { type: 'checkbox', data: { grade: name } }), say.all),
        ...levels.map(({ level, number }) => make('label', { lang: 'es' },
          make('input', { type: 'checkbox', name: 'level', value: number, checked: chosen.includes(number) }),
          swatch(level), level.title)));
    });
    const select = (name, label, options, value) => make('label', { className: 'line' }, label,
      make('select', { name }, ...options.map(([number, text]) => make('option', { value: number, selected: number === value }, text))));
    const check = (name, label, value) => make('label', null, make('input', { type: 'checkbox', name, checked: (numbers[5] & value) !== 0, value }), label);
    const persons = numbers[5] & 48;
    this.#show('setup',
      this.#title(say.practise),
      make('form', { id: 'setup' },
        make('fieldset', { className: 'course' }, make('legend', null, say.levels), make('p', { className: 'count' }, say.levelsHint), ...groups),
        make('fieldset', null, make('legend', null, say.way), ...say.ways.map((text, way) => make('label', null,
          make('input', { type: 'radio', name: 'way', value: way, checked: way === numbers[0], data: way === numbers[0] ? { first: '' } : undefined }), text))),
        select('count', say.questionCount, [[10, '10'], [20, '20'], [50, '50'], [0, say.allOfThem]], numbers[1]),
        make('details', { className: 'more' }, make('summary', null, say.more),
          select('lives', say.lives, [[-2, say.asLevels], [-1, say.none], ...[0, 1, 3, 5].map((n) => [n, String(n)])], numbers[2]),
          select('seconds', say.timeLimit, [[-2, say.asLevels], [-1, say.none], ...[5, 10, 20, 30, 60].map((n) => [n, `${n} s`])], numbers[3]),
          select('persons', say.persons, [[0, say.allPersons], [16, say.noVosotros], [32, say.withVos]], persons),
          check('option', say.onlyMissed, 2), check('option', say.onlyIrregular, 8), check('option', say.accentsCount, 4),
          make('label', { className: 'line' }, say.seed, make('input', {
            name: 'seed', type: 'number', min: 0, max: Number.MAX_SAFE_INTEGER, step: 1, value: seed ?? '', inputMode: 'numeric',
          }))),
        make('p', { className: 'remark', role: 'alert' }, remark),
        make('p', { className: 'actions' }, make('button', { className: 'main' }, say.start), this.#button('statistics', say.statistics))),
      this.#files());
    this.#countChosen();
  }

  #title(text) {
    return make('header', { className: 'title' }, this.#button('leave', `‹ ${say.back}`, { className: 'back' }), make('h2', null, text));
  }

  #files() {
    return make('footer', { className: 'notes' },
      make('p', null, this.#log.isKept ? say.logKept : say.logNotKept),
      make('p', { className: 'actions' }, this.#button('export', say.exportLog), this.#button('import', say.importLog), this.#button('forget', say.forget)),
      make('input', { type: 'file', id: 'import', accept: '.tsv,.txt,text/plain,text/tab-separated-values', hidden: true, 'aria-label': say.importLog }));
  }

  #chooseGrade(box) {
    for (const level of box.closest('details').querySelectorAll('[name=level]')) level.checked = box.checked;
    this.#countChosen();
  }

  #countChosen() {
    for (const group of this.#box.querySelectorAll('details[data-group]')) {
      const levels = [...group.querySelectorAll('[name=level]')];
      const count = levels.filter((level) => level.checked).length;
      group.querySelector('.count').textContent = count ? `${count} / ${levels.length}` : String(levels.length);
      const all = group.querySelector('[data-grade]');
      all.checked = count === levels.length;
      all.indeterminate = count > 0 && count < levels.length;
    }
  }

  #chosenOptions(form) {
    const values = new FormData(form);
    const levels = values.getAll('level').map(Number);
    const number = (name) => Number(values.get(name));
    const seed = values.get('seed') === '' ? null : number('seed');
    const options = number('persons') + values.getAll('option').map(Number).reduce((sum, value) => sum + value, 0);
    // A session of chosen levels has no limit of new forms.
    return { levels, numbers: [number('way'), number('count'), number('lives'), number('seconds'), levels.length ? -1 : 20, options], seed };
  }

  // MARK: a session

  #start(options, onlyMissed = false) {
    this.#options = options;
    const numbers = [...options.numbers];
    if (options.seed !== null) numbers[5] |= 1;
    if (onlyMissed) numbers[5] = numbers[5] & ~1 | 2;
    const seed = options.seed ?? Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    this.#engine.openPractice(this.#log.text);
    if (!this.#engine.startPractice(options.levels, numbers, seed)) {
      this.#showSetup(options.levels, numbers[5] & 2 ? say.nothingWrong : say.nothingToAsk);
      return;
    }
    this.#isWaiting = false;
    this.#show('question',
      make('header', { className: 'title' }, this.#button('end', `‹ ${say.end}`, { className: 'back' }), make('p', { id: 'left', className: 'count' })),
      make('div', { id: 'asked' }),
      make('div', { id: 'worth' }),
      make('p', { className: 'actions' }, this.#button('skip', say.skip), this.#button('drop', say.never),
        this.#button('undo', say.undo), this.#button('verb', say.showVerb)));
    this.#timer = setInterval(() => this.#passTime(), 250);
    this.#next();
  }

  /** Asks the engine for the state of the session, stores its line of the log, and shows it. */
  #next(remark = '') {
    this.#state = this.#engine.practiceState();
    const { line, marked, question, summary } = this.#state;
    if (line) this.#log.append(line);
    const said = marked ? inLanguage(marked.said) : [];
    if (!question) {
      this.#showEnd(summary, said);
      this.#say([...said, ...summaryLines(summary, this.#state.due)].join(' '));
      this.#focus();
      return;
    }
    fill(document.getElementById('worth'), marked ? this.#worthElements(marked, said) : make('p', null, remark));
    this.#ask();
    const asked = this.#state.mode === 'recognise' ? say.recognise(question.asked) : question.asked;
    this.#say([...said, remark, asked].filter((text) => text).join(' '));
  }

  #ask() {
    const { question, choices, mode } = this.#state;
    const box = document.getElementById('asked');
    const text = mode === 'recognise'
      ? [make('b', { lang: 'es' }, question.form), make('span', null, say.recognise('').replace(/^: ?/, ''))]
      : [make('b', { lang: 'es' }, question.infinitive), glossOf(question, this.#meanings),
        make('span', { className: 'cell', lang: 'es' }, [question.tense, question.person].filter((part) => part).join(' · '))];
    const title = make('p', { id: 'question' }, ...text);
    if (this.#isWaiting) {
      box.replaceChildren(make('p', null, say.timeIsOver), this.#button('goOn', say.goOn, { className: 'main' }));
      box.querySelector('button').focus();
    } else if (choices) {
      box.replaceChildren(title, make('div', { className: 'choices', role: 'group', 'aria-labelledby': 'question' },
        ...choices.map((choice, number) => this.#button('choose', [make('kbd', { 'aria-hidden': 'true' }, String(number + 1)), spanishWord(choice)],
          { data: { do: 'choose', number: number + 1 } }))));
      box.querySelector('.choices button').focus({ preventScroll: true });
    } else if (this.#field) {
      // The field is kept, because the keyboard of a telephone would disappear with it.
      document.getElementById('question').replaceWith(title);
      this.#field.value = '';
      this.#field.focus();
    } else {
      box.replaceChildren(title, make('form', null,
        make('input', {
          id: 'answer', type: 'text', autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off', spellcheck: false, enterKeyHint: 'send',
          lang: mode === 'recognise' ? undefined : 'es', 'aria-labelledby': 'question', placeholder: say.typeAnswer,
        }),
        make('button', { className: 'main' }, say.answer)));
      this.#field.focus();
    }
    this.#started = performance.now();
    this.#showNumbers();
  }

  get #milliseconds() { return performance.now() - this.#started; }

  #showNumbers() {
    const { remaining, lives, seconds } = this.#state;
    const parts = [say.left(remaining)];
    if (lives !== undefined) parts.push(say.livesLeft(lives));
    if (seconds !== undefined && !this.#isWaiting) parts.push(`${Math.max(0, Math.ceil(seconds - this.#milliseconds / 1000))} s`);
    const text = parts.join(' · ');
    const box = document.getElementById('left');
    if (box && box.textContent !== text) box.textContent = text;
  }

  #passTime() {
    if (!this.#isAsking || this.#box.hidden || this.#isWaiting || this.#state.seconds === undefined) return;
    if (this.#milliseconds > this.#state.seconds * 1000 + 1) {
      // The user may be away, so the next question waits.
      this.#isWaiting = true;
      const text = this.#field?.value ?? '';
      document.getElementById('asked').replaceChildren();
      this.#engine.answerPractice(text, this.#milliseconds);
      this.#next();
    } else {
      this.#showNumbers();
    }
  }

  #answer(text) {
    if (!this.#isAsking || this.#isWaiting) return;
    const action = { s: 'skip', x: 'drop', u: 'undo', '?': 'verb', ':q': 'end' }[text.trim().toLowerCase()];
    if (action) {
      if (this.#field) this.#field.value = '';
      this.#do(action);
    } else if (text.trim() === '') {
      document.getElementById('worth').replaceChildren(make('p', null, say.typeOrSkip));
      this.#say(say.typeOrSkip);
      this.#focus();
    } else {
      this.#engine.answerPractice(text, this.#milliseconds);
      this.#next();
    }
  }

  #act(number, remark) {
    this.#engine.actPractice(number);
    this.#next(remark);
  }

  #do(action, button) {
    switch (action) {
      case 'choose': this.#answer(button.dataset.number); break;
      case 'skip': this.#act(0); break;
      case 'drop': this.#act(1, say.neverAgain); break;
      case 'undo':
        this.#engine.actPractice(2);
        this.#next(this.#engine.practiceState().line ? say.takenBack : say.nothingToTakeBack);
        break;
      case 'end': this.#act(3); break;
      case 'verb': {
        const { verb, form } = this.#state.question;
        this.#engine.actPractice(4);
        this.onVerb(verb, form);
        break;
      }
      case 'goOn':
        this.#isWaiting = false;
        this.#ask();
        break;
      case 'again': this.#start(this.#options); break;
      case 'missed': this.#start(this.#options, true); break;
      case 'setup':
        this.#showSetup(this.#options.levels);
        this.#focus();
        break;
      case 'statistics': this.#showStatistics(); break;
      case 'leave': this.onLeave(); break;
      case 'export': this.#export(); break;
      case 'import': document.getElementById('import').click(); break;
      case 'forget':
        if (!confirm(say.reallyForget)) break;
        this.#log.text = '';
        this.#showStatistics(say.forgotten);
        break;
    }
  }

  #key(event) {
    if (this.#box.hidden || event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (this.#isAsking && this.#field?.value) this.#field.value = '';
      else if (this.#isAsking) this.#do('end');
      else if (this.#stage === 'setup') this.onLeave();
      else this.#do('setup');
    } else if (this.#isAsking && !this.#isWaiting && this.#state.choices) {
      const count = this.#state.choices.length;
      if (Number(event.key) >= 1 && Number(event.key) <= count || ['s', 'x', 'u', '?'].includes(event.key)) {
        event.preventDefault();
        this.#answer(event.key);
      }
    }
  }

  // MARK: grades

  #worthElements(marked, said) {
    const sign = { right: '✓', almost: '≈', wrong: '✗' }[marked.grade];
    const letters = (text, marks) => [...text].map((letter, place) => marks.includes(place) ? make('em', null, letter) : letter);
    return [
      make('p', { className: 'count', lang: 'es' }, `${marked.asked}: ${marked.answer || '–'}`),
      make('p', { className: `verdict ${marked.grade}` }, make('span', { 'aria-hidden': 'true' }, `${sign} `), said[0]),
      marked.typedMarks && marked.answer ? make('p', { className: 'letters', lang: 'es', 'aria-hidden': 'true' },
        make('span', null, letters(marked.answer, marked.typedMarks)), ' → ', make('span', null, letters(marked.right, marked.rightMarks))) : null,
      ...said.slice(1).map((text) => make('p', null, text)),
      this.#log.isKept ? null : make('p', { className: 'remark' }, say.logNotKept),
    ];
  }

  // MARK: summary and statistics

  #showEnd(summary, said) {
    const mistakes = summary?.mistakes ?? [];
    this.#show('end', this.#title(say.practise),
      said.length ? make('p', { className: 'count' }, said.join(' ')) : null,
      ...summaryLines(summary, this.#state.due).map((text) => make('p', null, text)),
      mistakes.length ? make('ul', { className: 'taught', lang: 'es' }, ...mistakes.map((mistake) => make('li', null,
        make('b', null, mistake.asked), ': ', ...inLanguage(mistake.said)))) : null,
      make('p', { className: 'actions' }, this.#button('again', say.again, { className: 'main', data: { do: 'again', first: '' } }),
        mistakes.length ? this.#button('missed', say.onlyMissed) : null, this.#button('setup', say.levels), this.#button('statistics', say.statistics)),
      this.#files());
  }

  #showStatistics(remark = '') {
    this.#engine.openPractice(this.#log.text);
    const known = this.#engine.practiceStatistics();
    const list = (title, lines) => lines.length ? [make('h3', null, title), make('ul', { className: 'taught', lang: 'es' }, ...lines.map((text) => make('li', null, text)))] : [];
    this.#show('statistics', this.#title(say.statistics),
      make('p', { className: 'remark', role: 'status' }, remark),
      ...(known.answers ? [
        make('p', null, say.summary(known.answers, known.forms, Math.round(100 * (known.answers - known.wrong) / known.answers), known.days.length,
          Math.floor(known.milliseconds / 60000))),
        make('p', null, say.due(known.dueToday, known.dueThisWeek)),
        ...list(say.weakest, known.weakest.map((tally) => say.rightOf(tally.name, tally.asked - tally.wrong, tally.asked))),
        ...list(say.misses, known.missed.map((tally) => say.missedOf(tally.name, tally.wrong, tally.asked))),
        ...this.#calendar(known.days),
      ] : [make('p', null, say.nothingYet)]),
      known.unread ? make('p', null, say.unread(known.unread)) : null,
      make('p', { className: 'actions' }, this.#button('setup', say.practise, { className: 'main', data: { do: 'setup', first: '' } })),
      this.#files());
    this.#focus();
  }

  /** A chart of the last weeks. A column is a week, and a fuller block has more answers. */
  #calendar(days) {
    const weeks = 12;
    const counts = new Map(days.map(({ day, answers }) => [day, answers]));
    const today = new Date();
    const date = (back) => {
      const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
      return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    };
    const weekday = (today.getDay() + 6) % 7;
    const shown = Array.from({ length: 7 * weeks }, (_, place) => date(7 * (weeks - 1) + weekday - place));
    const most = Math.max(1, ...shown.map((day) => counts.get(day) ?? 0));
    const practised = shown.filter((day) => counts.has(day));
    return [make('h3', null, say.weeks(weeks)),
      make('div', { className: 'calendar', 'aria-hidden': 'true' }, ...shown.map((day, place) => make('i', {
        title: `${day}: ${counts.get(day) ?? 0}`, className: place > 7 * (weeks - 1) + weekday ? 'later' : '',
        style: `--full: ${counts.has(day) ? .25 + .75 * counts.get(day) / most : 0}`,
      }))),
      make('p', { className: 'unseen' }, practised.map((day) => `${day}: ${counts.get(day)}`).join('; '))];
  }

  // MARK: the log as a file

  #export() {
    const address = URL.createObjectURL(new Blob([this.#log.text], { type: 'text/tab-separated-values' }));
    make('a', { href: address, download: 'practice.tsv' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  }

  async #import(input) {
    const [file] = input.files;
    if (!file) return;
    const text = await file.text();
    this.#engine.openPractice(PracticeLog.lines(text).join('\n'));
    const { reviews } = this.#engine.practiceStatistics();
    if (!reviews) return this.#showStatistics(say.noLog(file.name));
    this.#showStatistics(say.merged(this.#log.merge(text)));
  }
}

/** The summary of a session in sentences. */
function summaryLines(summary, due) {
  if (!summary?.asked) return [say.nothingAnswered];
  const seconds = Math.floor(summary.milliseconds / 1000);
  return [
    ...(summary.ending === 'noLives' ? [say.noLives] : []),
    `${say.rightOfAll(summary.right, summary.asked)} ${Math.floor(seconds / 60)} min ${seconds % 60} s.`,
    say.dueToday(due),
  ];
}
