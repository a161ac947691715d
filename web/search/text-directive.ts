const maxWords = 12;

/**
 * What follows the path in an address that leads to a text on the page (https://wicg.github.io/scroll-to-text-fragment); a browser that does not
 * know it shows the page from its beginning.
 */
export function textDirective(text: string): string {
  const words = text.split(' ');
  const start = encode(words.slice(0, maxWords).join(' '));
  return start ? `#:~:text=${start}` : '';
}

// A dash and a comma would say something there; half a character says nothing anywhere.
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
