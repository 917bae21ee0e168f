// The engine: conj's own reading part as WebAssembly, called with text and answering with JSON.

class Engine {
  #functions;
  #whole;
  /** The index of a teacher's own levels; 0 for none. */
  #own = 0;
  #ownLevels = null;
  #index;
  #practice = 0;
  #room = 0;
  #capacity = 0;
  #input = 0;
  #inputSize = 0;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** Compiles the engine, beside which the index is unpacked, and opens the index. */
  static async open(unpacker) {
    const engine = new Engine();
    const program = WebAssembly.instantiate(unpacker.unpack('engine'), {});
    const bytes = unpacker.unpack('index');
    engine.#functions = (await program).instance.exports;
    const start = engine.#functions.malloc(bytes.length);
    engine.#memory.set(bytes, start);
    engine.#whole = engine.#functions.verbforms_open(start, bytes.length);
    engine.#functions.free(start);
    if (!engine.#whole) throw new Error('the index is damaged');
    engine.#index = engine.#whole;
    engine.#reserve(1 << 16);
    return engine;
  }

  get #memory() { return new Uint8Array(this.#functions.memory.buffer); }

  #reserve(size) {
    if (this.#room) this.#functions.free(this.#room);
    this.#room = this.#functions.malloc(size);
    this.#capacity = size;
  }

  /** Copies text into the engine's memory: where it is and how long. */
  #put(text) {
    const bytes = this.#encoder.encode(text);
    if (bytes.length > this.#inputSize) {
      if (this.#input) this.#functions.free(this.#input);
      this.#inputSize = 2 * bytes.length + 256;
      this.#input = this.#functions.malloc(this.#inputSize);
    }
    this.#memory.set(bytes, this.#input);
    return [this.#input, bytes.length];
  }

  #ask(name, ...values) { return this.#askOf(this.#index, name, ...values); }

  #askOf(handle, name, ...values) {
    return this.#text((room, capacity) => this.#functions['verbforms_' + name](handle, ...values, room, capacity));
  }

  /** The text that a call writes: with more room where it takes more. */
  #text(call) {
    let size = call(this.#room, this.#capacity);
    if (size > this.#capacity) {
      this.#reserve(2 * size);
      size = call(this.#room, this.#capacity);
    }
    return this.#decoder.decode(this.#memory.subarray(this.#room, this.#room + size));
  }

  /** Uses some levels alone, all of them for null; with `isOwn` the teacher's. */
  restrict(levels, isOwn = false) {
    if (this.#index !== this.#whole && this.#index !== this.#own) this.#functions.verbforms_close(this.#index);
    const whole = isOwn && this.#own || this.#whole;
    this.#index = whole;
    if (!levels) return;
    const start = this.#functions.malloc(4 * levels.length);
    new Int32Array(this.#functions.memory.buffer, start, levels.length).set(levels);
    this.#index = this.#functions.verbforms_restrict(whole, start, levels.length);
    this.#functions.free(start);
  }

  // MARK: a teacher's own levels

  /** Compiles level files; what there is to say about them. */
  openLevels(files) {
    this.closeLevels();
    const functions = this.#functions;
    const levels = functions.verbforms_levels();
    for (const { name, bytes } of files) {
      const start = functions.malloc(bytes.length || 1);
      this.#memory.set(bytes, start);
      functions.verbforms_levels_add(levels, ...this.#put(name), start, bytes.length);
      functions.free(start);
    }
    const code = this.#put(language);
    const findings = JSON.parse(this.#text((room, capacity) => functions.verbforms_levels_findings(levels, ...code, room, capacity)));
    this.#own = functions.verbforms_levels_index(levels, this.#whole);
    functions.verbforms_levels_close(levels);
    this.#ownLevels = this.#own ? JSON.parse(this.#askOf(this.#own, 'facts')).levels : [];
    return findings;
  }

  closeLevels() {
    this.restrict(null);
    if (this.#own) this.#functions.verbforms_close(this.#own);
    this.#own = 0;
    this.#ownLevels = null;
  }

  /** The teacher's levels; null where none were opened. */
  get ownLevels() { return this.#ownLevels; }

  /** The numbers of the teacher's levels that have a form of a verb. */
  ownLevelsTeaching(form, infinitive) {
    if (!this.#own) return [];
    const { matches } = JSON.parse(this.#askOf(this.#own, 'lookup', ...this.#put(form)));
    const levels = matches.filter((match) => match.form === form && match.infinitive === infinitive)
      .flatMap((match) => match.readings.flatMap((reading) => reading.levels));
    return [...new Set(levels)].sort((a, b) => a - b);
  }

  // MARK: questions

  facts() { return JSON.parse(this.#ask('facts')); }

  /** The answers to one query: verbs with their forms, meanings, and readings by tense. */
  lookup(query) { return JSON.parse(this.#ask('lookup', ...this.#put(query.replaceAll('\n', ' ')))); }

  /** The answers to many queries, one a line, as text: an object a line. */
  lookupLines(queries) { return this.#ask('lookup', ...this.#put(queries)); }

  /** Where a text leads in the list, and what it means. */
  target(text) { return JSON.parse(this.#ask('target', ...this.#put(text))); }

  rows(position, limit) { return JSON.parse(this.#ask('rows', position, limit)); }

  entries(position, limit) { return JSON.parse(this.#ask('entries', position, limit)); }

  /** The positions at which the rows of the list begin. */
  rowStarts() {
    // More than the built-in list has; where another has more, it is read once more.
    let room = 1 << 15;
    let start = this.#functions.malloc(4 * room);
    let count = this.#functions.verbforms_row_starts(this.#index, start, room);
    if (count > room) {
      this.#functions.free(start);
      room = count;
      start = this.#functions.malloc(4 * room);
      count = this.#functions.verbforms_row_starts(this.#index, start, room);
    }
    const starts = new Int32Array(this.#functions.memory.buffer, start, count).slice();
    this.#functions.free(start);
    return starts;
  }

  /** A verb's conjugation; null for what is no verb. */
  conjugation(infinitive) {
    const text = this.#ask('conjugation', ...this.#put(infinitive));
    return text ? JSON.parse(text) : null;
  }

  // MARK: practice

  /** Remembers what a practice log says, and nothing else. */
  openPractice(log) {
    if (this.#practice) this.#functions.verbforms_practice_close(this.#practice);
    this.#practice = this.#functions.verbforms_practice_open(this.#whole, ...this.#put(log));
  }

  /** Begins a session of levels, by the numbers that `SessionNumbers` documents; how many questions it has. */
  startPractice(levels, numbers, seed) {
    const start = this.#functions.malloc(4 * (levels.length + numbers.length));
    new Int32Array(this.#functions.memory.buffer, start, levels.length + numbers.length).set([...levels, ...numbers]);
    const count = this.#functions.verbforms_practice_start(
      this.#practice, start, levels.length, start + 4 * levels.length, numbers.length, seed, ...now());
    this.#functions.free(start);
    return count;
  }

  answerPractice(text, milliseconds) {
    this.#functions.verbforms_practice_answer(this.#practice, ...this.#put(text), milliseconds, ...now());
  }

  actPractice(action) { this.#functions.verbforms_practice_act(this.#practice, action, ...now()); }

  practiceState() { return JSON.parse(this.#askOf(this.#practice, 'practice_state', ...now())); }

  practiceStatistics() { return JSON.parse(this.#askOf(this.#practice, 'practice_statistics', ...now())); }

  lines(infinitive) { return JSON.parse(this.#ask('lines', ...this.#put(infinitive))); }

  /** The words of running text. */
  words(text) { return JSON.parse(this.#ask('text', ...this.#put(text))); }
}

/** The time as practice logs have it: seconds since 1970, and how far the clock on the wall is before UTC. */
const now = () => [Date.now() / 1000, -60 * new Date().getTimezoneOffset()];
