import { address, link } from './write.ts';

/**
 * Formatted text out of prose in a small Markdown: paragraphs, `##` and `###`, `-` and `1.` lists, `>` quotes,
 * `> [!note] Title` or `> [!important] Title` callouts, `**strong**`, `*emphasis*`, `[words](document-id or address)`,
 * and `{code}` in braces, because a backtick would end the string.
 */
export function prose(text: string) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(splitItems)
    .map((part, index) => block(part.trim().replace(/\s*\n\s*/g, '\n'), `b${index + 1}`));
}

function splitItems(text: string): string[] {
  return text.trim().split(/\n\s*(?=- |\d+\. )/);
}

function block(text: string, key: string) {
  const [, kind, title, words = ''] = /^> \[!(note|important)\] (.*)\n([^]*)$/.exec(text) ?? [];
  if (kind) return { _key: key, _type: 'callout', title, text: unquote(words), important: kind === 'important' };
  const { style, listItem, rest } = markOf(text);
  const list = listItem && { listItem, level: 1 };
  return { _key: key, _type: 'block', style, ...list, ...inline(rest, key) };
}

const marks = [
  { mark: /^### /, style: 'h3' },
  { mark: /^## /, style: 'h2' },
  { mark: /^> /, style: 'blockquote' },
  { mark: /^- /, style: 'normal', listItem: 'bullet' },
  { mark: /^\d+\. /, style: 'normal', listItem: 'number' },
];

function markOf(text: string) {
  const found = marks.find(({ mark }) => mark.test(text));
  if (!found) return { style: 'normal', rest: joinLines(text) };
  const { mark, style, listItem } = found;
  return { style, listItem, rest: style === 'blockquote' ? unquote(text) : joinLines(text.replace(mark, '')) };
}

const unquote = (text: string) => joinLines(text.replace(/^> ?/gm, ''));
const joinLines = (text: string) => text.replaceAll('\n', ' ');

const formatted = /(\*\*[^*]+\*\*|\*[^*]+\*|\{[^}]+\}|\[[^\]]+\]\([^)]+\))/;

function inline(text: string, key: string) {
  const markDefs: { _key: string; _type: 'link-mark'; link: object }[] = [];
  const children = text
    .split(formatted)
    .filter(Boolean)
    .map((part, index) => ({ _key: `${key}-${index + 1}`, _type: 'span', ...span(part) }));
  return { markDefs, children };

  function span(part: string): { text: string; marks: string[] } {
    const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words && target) {
      const mark = `${key}-link-${markDefs.length + 1}`;
      markDefs.push({ _key: mark, _type: 'link-mark', link: /^\w+:/.test(target) ? address(target) : link(target) });
      return { text: words, marks: [mark] };
    }
    if (part.startsWith('**')) return { text: part.slice(2, -2), marks: ['strong'] };
    if (/^\*[^*]+\*$/.test(part)) return { text: part.slice(1, -1), marks: ['em'] };
    if (/^\{[^}]+\}$/.test(part)) return { text: part.slice(1, -1), marks: ['code'] };
    return { text: part, marks: [] };
  }
}
