import { nestLists } from '@portabletext/toolkit';
import { readItemPath } from '#canvas/changes/item-path.ts';
import { fieldAt } from '#canvas/field-at.ts';
import type { LiveDocument, Target } from '#canvas/messages.ts';
import type { RichBlock } from '#canvas/text/rich-changes.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { fieldIn } from '#schemas/fields.ts';
import { isOnShownPage } from '../shown-page.ts';

/** A formatted text on the page, and where it is stored. */
export interface RichPlace {
  /** The element that holds its blocks, and nothing else. */
  container: HTMLElement;
  target: Target;
  /** The path of the list of its blocks. */
  path: string;
  title: string;
  type: CompiledType;
  blocks: readonly RichBlock[];
}

/** A place between two letters of a block. */
export interface RichPoint {
  key: string;
  offset: number;
}

const marked = '[data-block][data-field][data-document]';

/**
 * The formatted text in which an element lies; undefined where there is none, or where the page shows it in a way of
 * its own.
 */
export function richPlace(
  element: Element,
  typeOf: (name: string) => CompiledType | undefined,
  documentOf: (id: string) => LiveDocument | undefined,
): RichPlace | undefined {
  const container = element.closest<HTMLElement>('.rich');
  // A text of one block may have its mark on an element around it.
  const one = container?.querySelector<HTMLElement>(marked) ?? container?.closest<HTMLElement>(marked);
  const { field = '', document: id = '', block: name = '' } = one?.dataset ?? {};
  const path = readItemPath(field)?.list ?? field;
  const compiled = typeOf(name);
  const at = compiled && path !== field ? fieldAt(compiled, documentOf(id), path) : undefined;
  const blocks = blocksOf(at?.value);
  if (!container || !at || !holdsOnly(container, path, id) || !says(container, blocks)) return undefined;
  return { container, target: { id, type: name }, path, title: at.title, type: at.type, blocks };
}

/** The element that now holds a text: after React has drawn it anew it may be another one. */
export function containerOf({ target, path }: RichPlace): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(marked)].find(
    (element) =>
      element.dataset.document === target.id &&
      element.dataset.field?.startsWith(`${path}[`) &&
      isOnShownPage(element),
  );
  return found?.closest<HTMLElement>('.rich') ?? found?.querySelector<HTMLElement>('.rich') ?? undefined;
}

/** The blocks of a formatted text as they stand in a document. */
export const blocksIn = (
  type: CompiledType | undefined,
  document: LiveDocument | undefined,
  path: string,
): readonly RichBlock[] => blocksOf(type && fieldAt(type, document, path)?.value);

/** The place before the first letter of a formatted text; undefined for one without a paragraph. */
export function beginningOf(blocks: readonly RichBlock[]): RichPoint | undefined {
  const first = blocks.find(({ _type }) => _type === 'block');
  return first && { key: first._key, offset: 0 };
}

/** The place in a formatted text at a point of the window; undefined outside of it. */
export function pointAt({ container }: RichPlace, x: number, y: number): RichPoint | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const at = caret?.offsetNode;
  const block = (at instanceof Element ? at : at?.parentElement)?.closest<HTMLElement>(marked);
  const key = readItemPath(block?.dataset.field ?? '')?.key;
  if (!caret || !at || !block || key === undefined || !container.contains(at)) return undefined;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(at, caret.offset);
  return { key, offset: before.toString().length };
}

/**
 * The elements by which the page shows the objects between the paragraphs of a text, by the keys of these; empty where
 * they cannot be told.
 */
export function objectsIn({ container, blocks }: RichPlace): Map<string, HTMLElement> {
  // Grouped as @portabletext/react draws them: the items of a list are in one element.
  const drawn = nestLists(blocks as never, 'html');
  const elements = [...container.children];
  if (drawn.length !== elements.length) return new Map();
  return new Map(
    drawn.flatMap((node, index) => {
      const [key, element] = [fieldIn(node, '_key'), elements[index]];
      const isObject = !['block', '@list'].includes(String(fieldIn(node, '_type')));
      return isObject && typeof key === 'string' && element instanceof HTMLElement ? [[key, element]] : [];
    }),
  );
}

/**
 * Whether an element belongs to an object between the paragraphs of a text, such as a picture, which is opened by
 * itself. False in a text without a paragraph, where a click begins to write.
 */
export function isOnObject(place: RichPlace, element: Element): boolean {
  const hasWords = place.blocks.some(({ _type }) => _type === 'block');
  return (
    hasWords &&
    objectsIn(place)
      .values()
      .some((object) => object.contains(element))
  );
}

/** The words of a block, without its inline objects. */
export const wordsOfBlock = (block: RichBlock): string =>
  (Array.isArray(block.children) ? block.children : [])
    .map((child) => fieldIn(child, 'text'))
    .filter((text) => typeof text === 'string')
    .join('');

const blocksOf = (value: unknown): readonly RichBlock[] => (Array.isArray(value) ? value : []);

function holdsOnly(container: HTMLElement, path: string, id: string): boolean {
  const all = [...container.querySelectorAll<HTMLElement>('[data-field]')];
  return all.every(({ dataset }) => dataset.document === id && dataset.field?.startsWith(`${path}[`));
}

/** Whether an element contains all words of a text: a view may show only a part of it. */
function says(container: HTMLElement, blocks: readonly RichBlock[]): boolean {
  const said = dense(container.textContent ?? '');
  return blocks.every((block) => said.includes(dense(wordsOfBlock(block))));
}

const dense = (text: string): string => text.replace(/\s+/g, '');

/** The same place in the editor's terms, as a selection within one span; null where the block is gone. */
export function spanAt(blocks: readonly RichBlock[], { key, offset }: RichPoint) {
  const block = blocks.find(({ _key }) => _key === key);
  const spans: { _key: string; text?: string }[] = Array.isArray(block?.children) ? block.children : [];
  let left = offset;
  for (const [index, { _key, text = '' }] of spans.entries()) {
    if (left <= text.length || index === spans.length - 1) {
      const point = { path: [{ _key: key }, 'children', { _key }], offset: Math.min(left, text.length) };
      return { anchor: point, focus: point };
    }
    left -= text.length;
  }
  return null;
}
