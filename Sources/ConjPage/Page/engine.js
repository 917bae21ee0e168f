// The engine: the part of conj that reads indexes, as WebAssembly. Its functions take text and answer with JSON.

class Engine {
  #functions;
  #whole;
  /** The index of the teacher's levels; 0 without them. */
  #own = 0;
  /** The teacher's levels; null before they are opened. */
  ownLevels = null;
  #index;
  #practice = 0;
  #room = 0;
  #capacity = 0;
  #input = 0;
  #inputSize = 0;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** Compiles the engine, unpacks the index at the same time, and opens it. */
  static async open() {
    const engine = new Engine();
    const compile = async () => WebAssembly.instantiate(await unpack('engine'));
    const [program, index] = await Promise.all([compile(), unpack('index')]);
    engine.#functions = program.instance.exports;
    engine.#whole = engine.#lend(index, (start) => engine.#functions.verbforms_open(start, index.byteLength));
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

  /** Calls with the address of a copy of a buffer in the engine's memory, which lasts until the call returns. */
  #lend(buffer, call) {
    const start = this.#functions.malloc(buffer.byteLength || 1);
    this.#memory.set(new Uint8Array(buffer), start);
    const result = call(start);
    this.#functions.free(start);
    return result;
  }

  /** Copies text into the engine's memory; returns its address and size. */
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

  /** The text that a call writes. A text that is too long for the room is asked for again with more. */
  #text(call) {
    let size = call(this.#room, this.#capacity);
    if (size > this.#capacity) {
      this.#reserve(2 * size);
      size = call(this.#room, this.#capacity);
    }
    return this.#decoder.decode(this.#memory.subarray(this.#room, this.#room + size));
  }

  /** Restricts the index to levels, or uses all for null; with `isOwn` the teacher's index. */
  restrict(levels, isOwn = false) {
    if (this.#index !== this.#whole && this.#index !== this.#own) this.#functions.verbforms_close(this.#index);
    const whole = isOwn && this.#own || this.#whole;
    this.#index = whole;
    if (!levels) return;
    this.#index = this.#lend(Int32Array.from(levels).buffer,
      (start) => this.#functions.verbforms_restrict(whole, start, levels.length));
  }

  // MARK: a teacher's own levels

  /** Compiles level files; returns the findings. */
  openLevels(files) {
    this.closeLevels();
    const functions = this.#functions;
    const levels = functions.verbforms_levels();
    for (const { name, bytes } of files) {
      this.#lend(bytes, (start) => functions.verbforms_levels_add(levels, ...this.#put(name), start, bytes.byteLength));
    }
    const code = this.#put(language);
    const findings = JSON.parse(this.#text((room, capacity) => functions.verbforms_levels_findings(levels, ...code, room, capacity)));
    this.#own = functions.verbforms_levels_index(levels, this.#whole);
    functions.verbforms_levels_close(levels);
    this.ownLevels = this.#own ? JSON.parse(this.#askOf(this.#own, 'facts')).levels : [];
    return findings;
  }

  closeLevels() {
    this.restrict(null);
    if (this.#own) this.#functions.verbforms_close(this.#own);
    this.#own = 0;
    this.ownLevels = null;
  }

  /** The numbers of the teacher's levels that have a form of a verb. */
  ownLevelsTeaching(form, infinitive) {
    if (!this.#own) return [];
    const { matches } = JSON.parse(this.#askOf(this.#own, 'lookup', ...this.#put(form)));
    const files = new Set(matches.filter((match) => match.form === form && match.infinitive === infinitive)
      .flatMap((match) => match.readings.map((reading) => reading.file)));
    return this.ownLevels.flatMap(({ file }, number) => files.has(file) ? [number] : []);
  }

  // MARK: questions

  facts() { return JSON.parse(this.#ask('facts')); }

  /** The answers to one query: verbs with their forms, meanings, and readings. */
  lookup(query) { return JSON.parse(this.#ask('lookup', ...this.#put(query.replaceAll('\n', ' ')))); }

  /** The answers to queries, one on each line, as lines of JSON. */
  lookupLines(queries) { return this.#ask('lookup', ...this.#put(queries)); }

  /** The position that a text leads to, and its meaning. */
  target(text) { return JSON.parse(this.#ask('target', ...this.#put(text))); }

  rows(position, limit) { return JSON.parse(this.#ask('rows', position, limit)); }

  entries(position, limit) { return JSON.parse(this.#ask('entries', position, limit)); }

  /** The positions at which the rows of the list begin. */
  rowStarts(room = 1 << 15) {
    const start = this.#functions.malloc(4 * room);
    const count = this.#functions.verbforms_row_starts(this.#index, start, room);
    const starts = new Int32Array(this.#functions.memory.buffer, start, Math.min(count, room)).slice();
    this.#functions.free(start);
    // The built-in list has fewer rows. A longer list is read again with enough room.
    return count > room ? this.rowStarts(count) : starts;
  }

  /** The conjugation of a verb; null for another word. */
  conjugation(infinitive) {
    const text = this.#ask('conjugation', ...this.#put(infinitive));
    return text ? JSON.parse(text) : null;
  }

  // MARK: practice

  /** Opens a practice with the progress of a log; it replaces the last one. */
  openPractice(log) {
    if (this.#practice) this.#functions.verbforms_practice_close(this.#practice);
    this.#practice = this.#functions.verbforms_practice_open(this.#whole, ...this.#put(log));
  }

  /** Begins a session of levels with the numbers of `verbforms_practice_start`; returns the number of questions. */
  startPractice(levels, numbers, seed) {
    return this.#lend(Int32Array.of(...levels, ...numbers).buffer, (start) => this.#functions.verbforms_practice_start(
      this.#practice, start, levels.length, start + 4 * levels.length, numbers.length, seed, ...now()));
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

/** The time of practice logs: seconds since 1970, and the offset of the local time in seconds. */
const now = () => [Date.now() / 1000, -60 * new Date().getTimezoneOffset()];
