import { textEditor } from '../text-editor.ts';
import { marksIn, withoutMarks } from './invisible-marks.ts';

/** An element of the page in which a text of a document stands. */
export interface ShownText<Text> {
  element: HTMLElement;
  text: Text;
  /** Whether the element says exactly the text, so that it can be typed into. */
  isExact: boolean;
}

/**
 * Finds where the texts of documents stand in `root`, by `drawn`: the same, drawn once more with a mark at the end of each
 * text. `textOf` knows what a mark stands for. Each element is of one text.
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
    // What leads about the page repeats its headings.
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

// What people take hold of where several elements say the same: the largest of the first, else of the second.
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

/** Answers which element of one drawing is which in the other: the same of as many that are of one name and say the same. */
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

/** Whether an element belongs to a section that stands in `root`: it is found by itself. */
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
