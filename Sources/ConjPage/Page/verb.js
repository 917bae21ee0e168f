// A verb's page: its conjugation in the order of grammars, with the wanted form marked and in view.

class VerbView {
  #engine;
  /** The levels of the tables. */
  levels;
  #box = document.getElementById('verb');
  /** The verb and the form that are shown. */
  shown = null;

  constructor(engine, levels) {
    this.#engine = engine;
    this.levels = levels;
  }

  get element() { return this.#box; }

  /** Shows a verb; false for another word. */
  show(infinitive, form) {
    if (this.shown?.infinitive === infinitive && this.shown.form === form) return true;
    const verb = this.#engine.conjugation(infinitive);
    if (!verb) return false;
    this.shown = { infinitive, form };
    const asked = form === infinitive ? undefined : form;
    const hasIrregular = verb.tables.some((table) => table.rows.some((row) => row.cells.flat().some((cell) => cell.irregular)));
    this.#box.setAttribute('aria-label', say.conjugation(verb.written));
    this.#box.replaceChildren(
      make('header', { className: 'title' },
        make('button', { type: 'button', className: 'back', data: { action: 'back' } }, `‹ ${say.back}`),
        make('h2', { lang: 'es' }, verb.written),
        make('p', { className: 'facts' }, glossOf(verb),
          verb.rank ? make('span', { className: 'rank' }, say.rank(verb.rank)) : null,
          verb.rare ? make('span', { className: 'tag' }, say.rare) : null),
        make('button', { type: 'button', className: 'print', data: { action: 'print' } }, say.print)),
      make('div', { className: 'tables' }, ...verb.tables.map((table) => this.#table(table, verb, asked))),
      this.#notes(verb, hasIrregular));
    this.#box.scrollTop = 0;
    this.showForm();
    return true;
  }

  /** Scrolls to the wanted form. */
  showForm() {
    const mark = this.#box.querySelector('.asked');
    if (!mark) return;
    const place = mark.getBoundingClientRect();
    const box = this.#box.getBoundingClientRect();
    const top = Math.max(0, box.top);
    const bottom = Math.min(innerHeight, box.bottom);
    if (place.top < top + 64 || place.bottom > bottom - 16) mark.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** The colour of the first level in which the verb has the tense. */
  #colour(table, verb) {
    const number = verb.levels.find((number) => this.levels[number].tense === table.name && this.levels[number].colour !== undefined);
    return number === undefined ? '' : `--level: ${colour(this.levels[number])}`;
  }

  #table(table, verb, asked) {
    const hasColumns = table.columns.length > 1;
    return make('table', { lang: 'es', className: hasColumns ? 'wide' : '', style: this.#colour(table, verb) },
      make('caption', null, table.name),
      hasColumns ? make('thead', null, make('tr', null, make('td'),
        ...table.columns.map((name) => make('th', { scope: 'col' }, name)))) : null,
      make('tbody', null, ...table.rows.map((row) => make('tr', null,
        make('th', { scope: 'row' }, row.name),
        ...row.cells.map((forms) => make('td', null, forms.length
          ? forms.flatMap((form, place) => [place ? ` ${say.or} ` : '', this.#form(form, asked)])
          : make('span', { className: 'no', 'aria-label': say.noForm }, '–')))))));
  }

  /** A form with its irregular letters marked. */
  #form(form, asked) {
    const letters = [...form.text];
    const [from, to] = form.irregular ?? [0, 0];
    const text = form.irregular
      ? [letters.slice(0, from).join(''), to > from ? make('em', null, letters.slice(from, to).join('')) : '',
        letters.slice(to).join(''), make('span', { className: 'star' }, '*')]
      : [form.text];
    const isAsked = form.text === asked || form.form === asked && !form.compound;
    return make('span', { className: isAsked ? 'form asked' : 'form', 'aria-current': isAsked ? 'true' : undefined }, ...text);
  }

  #notes(verb, hasIrregular) {
    return make('footer', { className: 'notes' },
      hasIrregular ? make('p', null, `* ${say.irregular(verb.infinitive.slice(-2))}`) : null,
      verb.reflexive ? make('p', null, `${say.reflexive}: `, spanishWord(`${verb.reflexive.infinitive}: ${verb.reflexive.forms.join(', ')}`)) : null,
      make('details', null, make('summary', null, `${say.taught} (${verb.levels.length})`),
        make('ul', { className: 'taught', lang: 'es' }, ...verb.levels.map((number) => this.levels[number])
          .map((level) => make('li', null, swatch(level), level.title)))));
  }
}
