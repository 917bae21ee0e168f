// The list: all rows scroll, but only the visible ones are in the document.

class List {
  #engine;
  #box = document.getElementById('list');
  #inner = document.getElementById('rows');
  #starts = null;
  /** Rows by the number of their block. */
  #blocks = new Map();
  #shown = new Map();
  #height = 44;
  #rest = 0;
  /** The number of the chosen row, and the target of the typed text. */
  chosen = 0;
  target = null;
  /** Called with the number of a tapped row. */
  onTake = () => {};

  static #blockSize = 32;
  static #limit = 128;

  constructor(engine) {
    this.#engine = engine;
    this.#box.addEventListener('scroll', () => this.draw(), { passive: true });
    this.#box.addEventListener('click', (event) => {
      const row = event.target.closest('[role=option]');
      if (row) this.onTake(Number(row.dataset.number));
    });
    new ResizeObserver(() => this.#measure()).observe(this.#box);
  }

  get element() { return this.#box; }

  /** Shows the list of the engine's levels from its top. */
  reset() {
    this.#starts = null;
    this.#blocks.clear();
    this.target = null;
    this.chosen = 0;
    this.#box.scrollTop = 0;
    this.#measure();
  }

  /** The positions at which rows begin. They are read once, for the first row that is needed by its number. */
  get starts() { return this.#starts ??= this.#engine.rowStarts(); }

  get count() { return this.starts.length; }

  /** The number of the row that holds a position. */
  numberOf(position) {
    let [low, high] = [0, this.count];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= position) low = middle; else high = middle;
    }
    return low;
  }

  /** A row by its number. */
  row(number) {
    const size = List.#blockSize;
    const block = Math.floor(number / size);
    if (!this.#blocks.has(block)) {
      if (this.#blocks.size > List.#limit) this.#blocks.clear();
      this.#blocks.set(block, this.#engine.rows(this.starts[block * size], size));
    }
    return this.#blocks.get(block)[number % size];
  }

  /** Chooses the row that a text leads to and shows it in the upper third. */
  goTo(target) {
    this.target = target;
    this.chosen = this.numberOf(target.position);
    this.#box.scrollTop = Math.max(0, this.chosen * this.#height - Math.floor(this.#box.clientHeight / 3));
    // Typing draws only the visible rows at once, and the rows around them later.
    this.draw(0);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.draw(), 50);
  }

  /** Forgets the text and keeps the position. */
  leaveTarget() {
    this.target = null;
    this.draw();
  }

  /** Chooses a row and scrolls it into view. */
  choose(number) {
    this.chosen = Math.max(Math.min(number, this.count - 1), 0);
    const top = this.chosen * this.#height;
    const room = this.#box.clientHeight;
    if (top < this.#box.scrollTop) this.#box.scrollTop = top;
    if (top + this.#height > this.#box.scrollTop + room) this.#box.scrollTop = top + this.#height - room;
    this.draw();
  }

  /** The number of rows on a screen. */
  get page() { return Math.max(1, Math.floor(this.#box.clientHeight / this.#height) - 1); }

  #measure() {
    const height = parseFloat(getComputedStyle(this.#box).getPropertyValue('--row')) || 44;
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const isOther = this.#height !== height * size;
    this.#height = height * size;
    this.draw();
    if (isOther && this.#starts) this.choose(this.chosen);
  }

  /** Draws the visible rows and some around them. */
  draw(margin = 8) {
    if (this.#box.clientHeight === 0) return;
    this.#inner.style.height = `${this.count * this.#height}px`;
    const first = Math.max(0, Math.floor(this.#box.scrollTop / this.#height) - margin);
    const end = Math.min(this.count, Math.ceil((this.#box.scrollTop + this.#box.clientHeight) / this.#height) + margin);
    for (const [number, element] of this.#shown) {
      if (number < first || number >= end) {
        element.remove();
        this.#shown.delete(number);
      }
    }
    const prefix = this.target?.prefix ?? '';
    const added = [];
    for (let number = first; number < end; number++) {
      const isChosen = number === this.chosen;
      const isMeant = isChosen && this.target !== null;
      const row = this.row(number);
      const key = `${isMeant ? this.target.query : ''}|${isMeant || this.#begins(row.positions[0]) || this.#begins(row.positions[1] - 1) ? prefix : ''}`;
      const old = this.#shown.get(number);
      if (old?.key === key && old.starts === this.#starts) {
        if ((old.getAttribute('aria-selected') === 'true') !== isChosen) old.setAttribute('aria-selected', isChosen);
        continue;
      }
      const element = this.#element(number, isChosen);
      element.key = key;
      element.starts = this.#starts;
      if (old) old.replaceWith(element); else added.push(element);
      this.#shown.set(number, element);
    }
    this.#inner.append(...added);
    document.getElementById('query').setAttribute('aria-activedescendant', this.count ? `row-${this.chosen}` : '');
  }

  #element(number, isChosen) {
    const row = this.row(number);
    const [start, end] = row.positions;
    const forms = [[row.first, start]];
    if (row.last) forms.push([row.last, end - 1]);
    const position = this.target?.position;
    if (isChosen && position > start && position < end - 1) {
      // The row shows the typed form between its first and its last form.
      const isShown = forms.some(([, position]) => this.#begins(position));
      if (!isShown || this.target.entry.form === this.target.prefix) forms.splice(1, 0, [this.target.entry.form, position]);
    }
    const shown = [...new Map(forms)].flatMap(([form, position], place) => [
      place > 0 ? make('span', { className: 'to' }, ' … ') : null, ...this.#marked(form, position),
    ]);
    return make('div',
      {
        id: `row-${number}`, className: 'row', role: 'option', 'aria-selected': String(isChosen),
        'aria-setsize': String(this.count), 'aria-posinset': String(number + 1), data: { number },
        style: `transform: translateY(${number * this.#height}px)`,
      },
      make('span', { className: 'forms', lang: 'es' }, ...shown),
      make('span', { className: 'of' }, make('b', { lang: 'es' }, nameOf(row)), glossOf(row)));
  }

  /** Whether the form at a position of the list begins with the typed letters. */
  #begins(position) {
    const [start, end] = this.target?.range ?? [0, 0];
    return position >= start && position < end;
  }

  /** A form with the typed letters marked. */
  #marked(form, position) {
    if (!this.target?.prefix || !this.#begins(position)) return [form];
    const letters = [...this.target.prefix].length;
    return [make('mark', null, [...form].slice(0, letters).join('')), [...form].slice(letters).join('')];
  }
}
