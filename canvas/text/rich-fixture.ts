import type { RichBlock } from './rich-changes.ts';

interface Span {
  _key: string;
  _type: string;
  text: string;
  marks: string[];
}

/** The spans of a paragraph. */
export const spansOf = (block: RichBlock | undefined): Span[] =>
  Array.isArray(block?.children) ? block.children : [];

/** A generator of numbers from 0 to below a bound; the same seed gives the same numbers. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A formatted text after one random edit of the kinds that editors make. `key` is the key of what is new. */
export function randomlyEdited(
  blocks: readonly RichBlock[],
  random: (below: number) => number,
  key: string,
): RichBlock[] {
  const index = random(blocks.length);
  const block = blocks[index];
  const spans = spansOf(block);
  const at = random(spans.length);
  const span = spans[at];
  if (!block || !span) return [...blocks, paragraph(key, 'New')];
  const place = random(span.text.length + 1);
  const [head, tail] = [span.text.slice(0, place), span.text.slice(place)];
  const withSpans = (...now: Span[]) =>
    blocks.with(index, { ...block, children: spans.toSpliced(at, 1, ...now) });
  const edits: (() => RichBlock[])[] = [
    () => withSpans({ ...span, text: `${head}${key} ${tail}` }),
    () => withSpans({ ...span, text: head }),
    () => withSpans({ ...span, text: head }, { ...span, _key: key, text: tail, marks: ['strong'] }),
    () => withSpans({ ...span, marks: [...span.marks, 'em'] }),
    () => blocks.with(index, { ...block, style: ['h2', 'h3', 'normal'][random(3)] }),
    () => blocks.with(index, { ...block, listItem: block.listItem ? undefined : 'bullet', level: 1 }),
    () =>
      blocks.toSpliced(
        index,
        1,
        { ...block, children: [...spans.slice(0, at), { ...span, text: head }] },
        { ...block, _key: key, children: [{ ...span, text: tail }, ...spans.slice(at + 1)] },
      ),
    () => (blocks.length > 1 ? blocks.toSpliced(index, 1) : [...blocks]),
    () => blocks.toSpliced(index, 1).toSpliced(random(blocks.length), 0, block),
    () =>
      blocks.with(index, { ...block, markDefs: [{ _key: key, _type: 'link-mark', link: { href: '/' } }] }),
    () => blocks.toSpliced(index, 0, paragraph(key, `New ${key}`), { _key: `${key}p`, _type: 'picture' }),
  ];
  const edit = edits[random(edits.length)];
  return JSON.parse(JSON.stringify(edit ? edit() : blocks));
}

/** A paragraph of one span. */
export const paragraph = (key: string, text: string): RichBlock => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: `${key}s`, _type: 'span', text, marks: [] }],
});
