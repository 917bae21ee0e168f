// The teacher's levels: the page compiles the files that are chosen or dropped, and keeps its own levels too.

class OwnLevels {
  #engine;
  #input = document.getElementById('files');
  /** The findings about the files; null before files are opened. */
  #findings = null;
  #hasGlosses = false;
  /** Called when levels are opened or closed. */
  onChange = () => {};

  constructor(engine) {
    this.#engine = engine;
    this.#input.addEventListener('change', () => {
      this.#open([...this.#input.files]);
      this.#input.value = '';
    });
    addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    addEventListener('drop', (event) => {
      const files = [...event.dataTransfer?.files ?? []];
      if (!files.length) return;
      event.preventDefault();
      this.#open(files);
    });
  }

  async #open(files) {
    this.#hasGlosses = files.some(({ name }) => /^glosas-.*\.txt$/i.test(name));
    const read = files.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() }));
    try {
      this.#findings = this.#engine.openLevels(await Promise.all(read));
    } catch (error) {
      this.#findings = [{ severity: 'error', message: String(error.message), help: '' }];
    }
    this.onChange();
  }

  #close() {
    this.#findings = null;
    this.#engine.closeLevels();
    this.onChange();
  }

  /** The text above the list without a typed text: the opened levels and the findings about them. */
  notice() {
    const button = (text, click) => make('button', { type: 'button', className: 'own', onclick: click }, text);
    const choose = button(say.openLevels, () => this.#input.click());
    if (!this.#findings) return [choose];
    // There is no index if no file could be read.
    const levels = this.#engine.ownLevels ?? [];
    return [
      make('p', null, levels.length ? say.opened(levels.length) : say.noLevel, ' ',
        !levels.length && this.#hasGlosses ? `${say.onlyGlosses} ` : '', choose, ' ', button(say.closeLevels, () => this.#close())),
      ...this.#findings.map((finding) => make('div', { className: `finding ${finding.severity}` },
        make('b', null, [finding.file, finding.line || null].filter((part) => part).join(':')), ' ', finding.message,
        finding.source ? make('code', { lang: 'es' }, ...this.#marked(finding)) : null,
        finding.help ? make('span', { className: 'help' }, finding.help) : null,
        finding.omitted ? make('b', null, `… +${finding.omitted}`) : null)),
    ];
  }

  /** The line of a finding with the place of the finding marked. */
  #marked(finding) {
    const letters = [...finding.source];
    const [from, to] = [finding.column - 1, finding.column - 1 + finding.length];
    return [letters.slice(0, from).join(''), make('mark', null, letters.slice(from, to).join('') || ' '), letters.slice(to).join('')];
  }

  /** The titles of the teacher's levels that teach a form of a verb; null without such levels. */
  teaching(form, infinitive) {
    const levels = this.#engine.ownLevels;
    return levels && this.#engine.ownLevelsTeaching(form, infinitive).map((number) => levels[number].title);
  }
}
