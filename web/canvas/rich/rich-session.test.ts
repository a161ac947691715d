import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RichBlock, RichPatch } from '#canvas/text/rich-changes.ts';
import { RichSession } from './rich-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const block = (key: string, text: string): RichBlock => ({
  _key: key,
  _type: 'block',
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
  markDefs: [],
  style: 'normal',
});

/** An editor that holds a formatted text, with all that it was told to take. */
function editing(...blocks: RichBlock[]) {
  const its = { blocks, taken: [] as RichPatch[][], written: [] as RichPatch[][], renewed: 0, refused: 0 };
  const session = new RichSession(blocks, {
    read: () => its.blocks,
    take: (patches) => its.taken.push(patches),
    renew: () => its.renewed++,
    refuse: () => its.refused++,
    write: (patches) => its.written.push(patches),
  });
  session.begin();
  return { its, session };
}

test('what a colleague deletes while letters are composed in it goes once they are whole', async () => {
  const [one, two] = [block('a', 'One'), block('b', 'Two')];
  const { its, session } = editing(one, two);
  session.compose(true);
  session.told([one]);
  expect(its.taken).toEqual([]);
  its.blocks = [one, block('b', 'Twoに')];
  session.compose(false);
  session.hear();
  await vi.advanceTimersByTimeAsync(1);
  expect(its.written).toHaveLength(1);
  expect(its.taken.flat().map(({ type }) => type)).toEqual(['unset']);
});

test('what was composed stays where the document was told to have it', async () => {
  const { its, session } = editing(block('a', 'One'));
  session.compose(true);
  session.told([block('a', 'One')]);
  its.blocks = [block('a', 'Oneに')];
  session.compose(false);
  session.hear();
  queueMicrotask(() => session.told([block('a', 'Oneに')]));
  await vi.advanceTimersByTimeAsync(1);
  expect([its.written.length, its.taken]).toEqual([1, []]);
});

test('a text that is empty begins with the first letter, which becomes all of it', async () => {
  const { its, session } = editing();
  its.blocks = [block('own', '')];
  session.begin();
  session.told([]);
  expect([its.refused, its.taken]).toEqual([0, []]);
  its.blocks = [block('own', 'O')];
  session.hear();
  await vi.advanceTimersByTimeAsync(1);
  expect(its.written).toEqual([[{ type: 'set', path: [], value: its.blocks }]]);
});

test('a text that the editor would hold in another way than it is stored is left', () => {
  const { its, session } = editing(block('a', 'One'));
  its.blocks = [block('a', 'One, mended')];
  session.begin();
  expect(its.refused).toBe(1);
});
