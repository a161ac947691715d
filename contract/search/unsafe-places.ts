import { bodyOf, placeOf } from './dom.ts';
import { type Filling, tail } from './fill.ts';

const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'cite', 'data', 'xlink:href'];
const code = /^on|^style$/;

/**
 * The places where texts that an editor writes freely get into a style, a handler or, unencoded, into an address. An
 * address may hold a text that is encoded, such as `?q=${encodeURIComponent(text)}`.
 */
export function unsafePlaces(html: string, { words }: Filling): { path: string; said: string }[] {
  const found: { path: string; said: string }[] = [];
  for (const element of bodyOf(html).querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      for (const [word, path] of code.test(name) || addresses.includes(name) ? words : []) {
        const isUnsafe = code.test(name) ? value.includes(word) : value.includes(word + tail);
        const what = name === 'style' ? 'a style' : code.test(name) ? 'code' : 'an address';
        const said = `the text "${word}${tail}" gets into ${what}, at ${placeOf(element)}: ${name}="${value.slice(0, 120)}"`;
        if (isUnsafe) found.push({ path, said });
      }
    }
  }
  return found;
}
