const maxWords = 12;

/**
 * The end of an address, after its path, that leads to a text on the page
 * (https://wicg.github.io/scroll-to-text-fragment); a browser that does not know it shows the page from its beginning.
 */
export function textDirective(text: string): string {
  const words = text.split(' ');
  const start = encode(words.slice(0, maxWords).join(' '));
  return start ? `#:~:text=${start}` : '';
}

// A dash and a comma are syntax there, and half of a surrogate pair cannot be encoded.
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
