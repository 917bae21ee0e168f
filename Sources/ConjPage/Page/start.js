// What the page begins with: it unpacks the rest of the page, the engine and the index.

const language = navigator.language?.startsWith('es') ? 'es' : 'en';

/** What is said where nothing can be unpacked. */
const excuses = {
  en: {
    old: 'This browser is too old for this page: it takes one of 2021 or later (Chrome 86, Firefox 90, Safari 15). '
      + 'The program conj gives the same answers.',
    broken: (reason) => `The page could not start: ${reason}. See that the file is whole, and open it again.`,
  },
  es: {
    old: 'Este navegador es demasiado antiguo para esta página: hace falta uno de 2021 o posterior (Chrome 86, '
      + 'Firefox 90, Safari 15). El programa conj da las mismas respuestas.',
    broken: (reason) => `La página no pudo abrirse: ${reason}. Comprueba que el archivo está completo y ábrelo de nuevo.`,
  },
}[language];

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

  static async open() {
    const unpacker = new Unpacker();
    const { instance } = await WebAssembly.instantiate(bytesOf('unpacker').bytes, {});
    unpacker.functions = instance.exports;
    return unpacker;
  }

  unpack(id) {
    const { bytes, unpackedSize } = bytesOf(id);
    const { memory, unpack, __heap_base: { value: packed } } = this.functions;
    const start = packed + bytes.length;
    const missing = start + unpackedSize - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    new Uint8Array(memory.buffer).set(bytes, packed);
    if (!unpack(packed, bytes.length, start, unpackedSize)) throw new Error(`the ${id} is damaged`);
    return new Uint8Array(memory.buffer, start, unpackedSize).slice();
  }
}

function trouble(text) {
  const box = document.getElementById('trouble');
  box.textContent = text;
  box.hidden = false;
}

(async () => {
  if (typeof WebAssembly !== 'object') return trouble(excuses.old);
  try {
    const unpacker = await Unpacker.open();
    // What the other scripts declare is there for all scripts of the page, as if they stood in it.
    const script = document.createElement('script');
    script.textContent = new TextDecoder().decode(unpacker.unpack('script'));
    document.head.append(script);
    // A browser that does not know the script's language declares nothing.
    if (typeof start !== 'function') return trouble(excuses.old);
    await start(unpacker);
  } catch (error) {
    trouble(error instanceof WebAssembly.CompileError ? excuses.old : excuses.broken(error.message));
    throw error;
  }
})();
