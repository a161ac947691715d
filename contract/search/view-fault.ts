import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupFault } from './markup-faults.ts';
import { repeatedKey } from './repeated-key.ts';

/** What is wrong with what views draw, in a sentence; undefined when they are silent and their HTML is right. */
export function viewFault(drawn: ReactElement): string | undefined {
  const complaints: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  console.error = listen;
  console.warn = listen;
  try {
    const html = renderToStaticMarkup(drawn);
    if (complaints[0]) return `The view complains: ${complaints[0]}`;
    const key = repeatedKey(drawn);
    return key === undefined ? markupFault(html) : `Two items of one list have the key "${key}".`;
  } catch (thrown) {
    return `The view fails: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  } finally {
    Object.assign(console, { error, warn });
  }
}
