// Unpacks the styles and the other scripts, which unpack the engine and the index.

const language = navigator.language?.startsWith('es') ? 'es' : 'en';

/** What the page says if it cannot start. */
const excuses = {
  en: {
    old: 'This browser is too old for this page, which needs Chrome 86, Firefox 113, Safari 16.4 or later. '
      + 'The program conj gives the same answers.',
    broken: (reason) => `The page could not start: ${reason}. See that the file is whole, and open it again.`,
  },
  es: {
    old: 'Este navegador es demasiado antiguo para esta página, que necesita Chrome 86, Firefox 113, Safari 16.4 '
      + 'o posterior. El programa conj da las mismas respuestas.',
    broken: (reason) => `La página no pudo abrirse: ${reason}. Comprueba que el archivo está completo y ábrelo de nuevo.`,
  },
}[language];

/** The bytes that a script element of the page holds as base64 of gzip. */
async function unpack(id) {
  const element = document.getElementById(id);
  element.remove();
  try {
    const text = atob(element.textContent);
    const bytes = Uint8Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  } catch {
    throw new Error(`the ${id} is damaged`);
  }
}

/** Puts an element with a packed text at the end of the head. */
async function unpackInto(tag, id) {
  const element = document.createElement(tag);
  element.textContent = new TextDecoder().decode(await unpack(id));
  document.head.append(element);
}

function trouble(text) {
  const box = document.getElementById('trouble');
  box.textContent = text;
  box.hidden = false;
}

(async () => {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') return trouble(excuses.old);
  try {
    await unpackInto('style', 'styles');
    // The declarations of this script are visible to all scripts of the page.
    await unpackInto('script', 'script');
    // An old browser does not understand the script, which then declares nothing.
    if (typeof start !== 'function') return trouble(excuses.old);
    await start();
  } catch (error) {
    trouble(error instanceof WebAssembly.CompileError ? excuses.old : excuses.broken(error.message));
    throw error;
  }
})();
