import type { ToldFinding, ToldPlace } from './contract-news.ts';

/** A finding as a list item: kind and path, the sentence, what mends it, and a link that opens the editor. */
export function findingItem({ kind, path, sentence, field, fix, place }: ToldFinding): HTMLLIElement {
  const item = document.createElement('li');
  const name = [kind, path].filter(Boolean).join('.').replaceAll('.[', '[');
  item.append(withText('code', name), withText('p', sentence));
  if (field && field !== name) item.append(row('from', withText('code', field)));
  if (fix) item.append(row('fix', withText('pre', fix)));
  if (place) item.append(row('in', placeLink(place)));
  return item;
}

/** A link that opens a place in the editor, as Next's own overlay does. */
export function placeLink(place: ToldPlace): HTMLAnchorElement {
  const { file, line, column } = place;
  const link = withText('a', [file, line, column].filter((part) => part !== undefined).join(':'));
  link.href = editorAddress(place);
  link.title = 'Open in the editor';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}

/** The address of Next's development server that opens a place; it counts files from the folder of the site. */
function editorAddress({ file, line = 1, column = 1 }: ToldPlace): string {
  const words = new URLSearchParams({ file: `../${file}`, line1: String(line), column1: String(column) });
  return `/__nextjs_launch-editor?${words}`;
}

/** An element with a text in it. */
export function withText<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function row(name: string, value: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = 'row';
  element.append(withText('span', name), value);
  return element;
}
