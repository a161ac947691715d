import { textEditor } from '../text-editor.ts';
import { marksIn, withoutMarks } from './invisible-marks.ts';

/** An element of the page that shows a text of a document. */
export interface ShownText<Text> {
  element: HTMLElement;
  text: Text;
  /** Whether the element says exactly this text, so that one can type into it. */
  isExact: boolean;
}

/**
 * Finds the elements of `root` that show texts of documents. `drawn` is the same as `root`, with a mark at the end of
 * each text, and `textOf` knows the text that a mark stands for. Each element is given one text at most.
 */
export function shownTexts<Text extends { text: string }>(
  root: HTMLElement,
  drawn: HTMLElement,
  textOf: (mark: number) => Text | undefined,
): ShownText<Text>[] {
  const counterpart = counterparts(root, drawn);
  const found: ShownText<Text>[] = [];
  const taken = new Set<HTMLElement>();
  for (const { node, mark } of markedNodes(drawn)) {
    const text = textOf(mark);
    const around = node.parentElement;
    // Navigation within the page repeats its headings.
    if (!text || !around || around.closest('nav')) continue;
    const whole = aroundExactly(around, drawn, text.text);
    const element = counterpart(whole ?? around);
    if (!element || taken.has(element)) continue;
    taken.add(element);
    const isExact = withoutMarks(whole?.textContent ?? '') === text.text && element.textContent === text.text;
    found.push({ element, text, isExact });
  }
  return found;
}

// What people would click on when nested elements say the same: the largest of the first list, else of the second.
const held = 'h1, h2, h3, h4, h5, h6, a, button, summary';
const textElements = 'p, li, dt, dd, blockquote, figcaption, label, legend, strong, span, td';

/** The largest element around a text that says nothing else. */
function aroundExactly(inner: HTMLElement, drawn: HTMLElement, text: string): HTMLElement | undefined {
  const around: HTMLElement[] = [];
  for (
    let element: HTMLElement | null = inner;
    element && element !== drawn && tidy(withoutMarks(element.textContent ?? '')) === tidy(text);
    element = element.parentElement
  )
    around.push(element);
  const largest = (names: string) => around.findLast((element) => element.matches(names));
  return largest(held) ?? largest(textElements) ?? around[0];
}

/** Each text node with a mark, in the order of the page. */
function markedNodes(root: HTMLElement): { node: Node; mark: number }[] {
  const found: { node: Node; mark: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const mark of marksIn(node.nodeValue ?? '')) found.push({ node, mark });
  return found;
}

/**
 * Finds for an element of `drawn` its counterpart in `root`: elements with the same name and the same words are matched
 * by their order, provided that both sides have equally many.
 */
function counterparts(
  root: HTMLElement,
  drawn: HTMLElement,
): (element: HTMLElement) => HTMLElement | undefined {
  const ofRoot = groups(root);
  const ofDrawn = groups(drawn);
  return (element) => {
    const name = nameOf(element);
    const there = ofRoot.get(name) ?? [];
    const here = ofDrawn.get(name) ?? [];
    return there.length === here.length ? there[here.indexOf(element)] : undefined;
  };
}

const groups = (root: HTMLElement) => {
  const all = [root, ...root.querySelectorAll<HTMLElement>('*')];
  return Map.groupBy(
    all.filter((element) => !element.closest(textEditor) && !isInSection(element, root)),
    nameOf,
  );
};

/** Whether an element belongs to a section inside `root`, whose texts are found separately. */
export function isInSection(element: Element, root: HTMLElement): boolean {
  const section = element.closest('[data-section]');
  return section !== null && section !== root && root.contains(section);
}

const nameOf = (element: HTMLElement): string =>
  `${element.localName} ${withoutMarks(textWithoutEditor(element))}`;

function textWithoutEditor(element: HTMLElement): string {
  const said = element.textContent ?? '';
  const typed = element.querySelector(textEditor)?.textContent;
  return typed ? said.replace(typed, () => '') : said;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
