// The engine: conj's own reading part as WebAssembly, called with text and answering with JSON.

const letters85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?_,;()[]{}@%$#';

/** What a script element of the page holds: bytes, four of them in five letters, and what number they unpack to. */
function bytesOf(id) {
  const element = document.getElementById(id);
  const text = element.textContent;
  element.remove();
  const values = new Uint8Array(128);
  for (let value = 0; value < 85; value++) values[letters85.charCodeAt(value)] = value;
  const [size, unpackedSize] = text.split(':', 2).map(Number);
  let place = text.indexOf(':', text.indexOf(':') + 1) + 1;
  const bytes = new Uint8Array(size + 3 & ~3);
  const words = new DataView(bytes.buffer);
  const value = () => values[text.charCodeAt(place++)];
  for (let offset = 0; offset < size; offset += 4) {
    words.setUint32(offset, (((value() * 85 + value()) * 85 + value()) * 85 + value()) * 85 + value());
  }
  return { bytes: bytes.subarray(0, size), unpackedSize };
}

/** Unpacks what script elements hold. */
class Unpacker {
  #functions;

  static async open() {
    const unpacker = new Unpacker();
    const { instance } = await WebAssembly.instantiate(bytesOf('unpacker').bytes, {});
    unpacker.#functions = instance.exports;
    return unpacker;
  }

  unpack(id) {
    const { bytes, unpackedSize } = bytesOf(id);
    const { memory, unpack, __heap_base: { value: packed } } = this.#functions;
    const start = packed + bytes.length;
    const missing = start + unpackedSize - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    new Uint8Array(memory.buffer).set(bytes, packed);
    if (!unpack(packed, bytes.length, start, unpackedSize)) throw new Error(`the ${id} is damaged`);
    return new Uint8Array(memory.buffer, start, unpackedSize).slice();
  }
}

class Engine {
  #functions;
  #whole;
  #index;
  #practice = 0;
  #room = 0;
  #capacity = 0;
  #input = 0;
  #inputSize = 0;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** Compiles the engine, beside which the index is unpacked, and opens the index. */
  static async open() {
    const engine = new Engine();
    const unpacker = await Unpacker.open();
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
    const call = () => this.#functions['verbforms_' + name](handle, ...values, this.#room, this.#capacity);
    let size = call();
    if (size > this.#capacity) {
      this.#reserve(2 * size);
      size = call();
    }
    return this.#decoder.decode(this.#memory.subarray(this.#room, this.#room + size));
  }

  /** Uses some levels alone; all of them for null. */
  restrict(levels) {
    if (this.#index !== this.#whole) this.#functions.verbforms_close(this.#index);
    this.#index = this.#whole;
    if (!levels) return;
    const start = this.#functions.malloc(4 * levels.length);
    new Int32Array(this.#functions.memory.buffer, start, levels.length).set(levels);
    this.#index = this.#functions.verbforms_restrict(this.#whole, start, levels.length);
    this.#functions.free(start);
  }

  facts() { return JSON.parse(this.#ask('facts')); }

  /** The answers to one query, as `conj lookup --format jsonl` has them. */
  lookup(query) { return JSON.parse(this.#ask('lookup', ...this.#put(query.replaceAll('\n', ' ')))); }

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
