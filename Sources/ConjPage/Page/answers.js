// The answers above the list: verb, tense, person, meaning, and how the typed text matched.

class AnswerView {
  #box = document.getElementById('answers');
  #spoken = document.getElementById('spoken');
  #timer = 0;
  /** The levels of the readings. */
  levels;
  /** Returns the titles of the teacher's levels that have a form of a verb; null without such levels. */
  teaching = () => null;
  /** Called with a verb and one of its forms. */
  onTake = () => {};

  constructor(levels) {
    this.levels = levels;
    this.#box.addEventListener('click', (event) => {
      const taken = event.target.closest('[data-verb]');
      if (taken) this.onTake(taken.dataset.verb, taken.dataset.form);
    });
  }

  /** Speaks the answers, after a pause in typing. */
  speak() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#spoken.textContent = this.#box.innerText.replace(/\s+/g, ' ').trim();
    }, 350);
  }

  #show(...children) {
    fill(this.#box, ...children);
    this.speak();
  }

  /** Shows an entry of the list that was chosen without typing. */
  entry(entry) { this.#show(this.#card(entry, '')); }

  /** Shows the meaning of a text. */
  target(target) {
    switch (target.meaning) {
      case 'prefix':
      case 'answer':
        if (target.matches.length) this.#show(...this.#cards(target.matches, target.prefix));
        else this.#show(this.#card(target.entry, target.prefix));
        break;
      case 'nothing': this.#show(...this.#suggestions(target)); break;
      default: this.#show();
    }
  }

  /** Shows a text with its verbs marked, and the answers to one of them. */
  sentence(text, words, chosen) {
    const bytes = new TextEncoder().encode(text);
    const spelling = (start, end) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end));
    const pieces = [];
    let end = 0;
    let number = 0;
    for (const word of words) {
      pieces.push(spelling(end, word.start));
      const spelled = spelling(word.start, word.end);
      end = word.end;
      if (!isVerb(word)) {
        pieces.push(spelled);
        continue;
      }
      const match = word.matches[0];
      pieces.push(make('button',
        {
          type: 'button', className: 'word', 'aria-pressed': String(number === chosen), data: { word: number },
          title: nameOf(match),
        }, spelled));
      number++;
    }
    pieces.push(spelling(end));
    const verbs = words.filter(isVerb);
    const word = verbs[chosen];
    this.#show(
      make('p', { className: 'count' }, say.words(verbs.length)),
      make('p', { className: 'text', lang: 'es' }, pieces),
      ...(word ? this.#cards(word.matches, word.word) : []));
  }

  /** Answers, one card for each verb. A form that differs only by accents from another answer of its verb is left out. */
  #cards(matches, typed) {
    const exact = new Set(matches.filter((match) => match.match === 'exact').map((match) => match.infinitive));
    const isQuiet = (match) => match.match === 'accents' && exact.has(match.infinitive)
      && match.tenses.every(({ persons }) => persons.length === 1 && persons[0] === 'vos');
    const shown = matches.filter((match) => !isQuiet(match));
    const quiet = matches.filter(isQuiet);
    const cards = shown.slice(0, 6).map((match) => this.#card(match, typed));
    if (quiet.length) {
      cards.push(make('p', { className: 'note' }, `${say.also} `, spanishWord(quiet.map((match) => match.form).join(', ')), ', vos'));
    }
    return cards;
  }

  /** A verb with the tenses and persons of a form. */
  #card(match, typed) {
    const whole = match.spelling ?? match.form;
    const parts = match.parts?.length && match.parts.join(' ') !== whole ? match.parts.join(' + ') : '';
    const equation = parts ? `${whole} = ${parts}` : whole;
    const how = match.match && match.match !== 'exact' ? say.match[match.match] : '';
    return make('button', { type: 'button', className: 'card', data: { verb: match.infinitive, form: match.form } },
      make('span', { className: 'head' },
        make('b', { lang: 'es', className: 'infinitive' }, nameOf(match)),
        glossOf(match),
        match.rare ? make('span', { className: 'tag' }, say.rare) : null),
      equation.toLowerCase() !== typed.toLowerCase() || how
        ? make('span', { className: 'how' }, spanishWord(equation, 'form'), how ? make('span', { className: 'tag' }, how) : null)
        : null,
      ...match.tenses.map((reading) => make('span', { className: 'reading', lang: 'es' },
        swatch(this.levels[reading.levels[0]], true), [reading.tense, ...reading.persons].join(', '))),
      this.#taught(match));
  }

  /** The teacher's levels that teach a form. */
  #taught(match) {
    let titles = this.teaching(match.form, match.infinitive);
    if (!titles && document.body.dataset.levels === 'own') {
      const numbers = new Set(match.tenses.flatMap((reading) => reading.levels));
      titles = [...numbers].sort((a, b) => a - b).map((number) => this.levels[number].title);
    }
    return titles && make('span', { className: 'taughtin' }, `${say.taughtIn}: `,
      titles.length ? make('span', { lang: 'es' }, titles.join(', ')) : say.taughtNowhere);
  }

  #suggestions(target) {
    const [first] = target.suggestions;
    if (!first && target.said.length) {
      return [make('p', { className: 'none' }, say.unknownHere(target.prefix), ' ', ...inLanguage(target.said))];
    }
    if (!first) return [make('p', { className: 'none' }, say.unknown(target.prefix), ' ', say.noneNear)];
    const cards = target.suggestions.map((near) => make('button',
      { type: 'button', className: 'card', data: { verb: near.infinitive, form: near.form } },
      make('span', { className: 'head' }, make('b', { lang: 'es', className: 'infinitive' }, near.form),
        near.form === near.infinitive ? null : spanishWord(`(${nameOf(near)})`),
        glossOf(near)),
      near.tense ? make('span', { className: 'reading', lang: 'es' }, [near.tense, ...near.persons].join(', ')) : null));
    return [
      make('p', { className: 'none' }, say.unknown(target.prefix), ' ', ...inLanguage(target.said), ' ', `${say.meant}:`), ...cards,
    ];
  }
}

/** Whether a word of a text is shown as a verb. Words that are rarely verbs are not. */
const isVerb = (word) => word.matches !== undefined && !word.common && !word.name;

const colour = (level) => `#${level.colour.toString(16).padStart(6, '0')}`;

/** A dot in the colour of a level, where it has one. */
const swatch = (level, hasTitle = false) => level?.colour === undefined ? null
  : make('i', { className: 'swatch', title: hasTitle ? level.title : undefined, style: `--level: ${colour(level)}` });
