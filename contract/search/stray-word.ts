import { withPage } from '../findings.ts';

const stray = /\[object [A-Z]\w*\]|(?<![\w-])(?:NaN|undefined|Infinity|null)(?![\w-])/g;

// What scripts are given may hold such words.
const data = /\s[\w-]+="[{[][^"]*"|<script\b[^>]*>.*?<\/script>/gs;

/**
 * A word on the page that only a program says, such as `[object Object]` or `NaN`, with the place where it stands;
 * undefined when there is none, apart from words that stand in the texts of `given`.
 */
export function strayWord(html: string, given: unknown): string | undefined {
  const shown = html.replace(data, '');
  for (const { 0: word, index } of shown.matchAll(stray)) {
    if (isSaid(given, word)) continue;
    const start = shown.lastIndexOf('<', index);
    const end = shown.indexOf('<', index);
    const place = shown.slice(Math.max(start, index - 80), end < 0 ? undefined : Math.min(end, index + 40));
    return withPage('stray-word', `The page says "${word}": ${place}`);
  }
  return undefined;
}

function isSaid(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.includes(word);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => isSaid(inner, word));
}
