// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checked } from './check-document.ts';
import { usePress } from './use-press.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const draft = (title: string, _id = 'drafts.a'): Checked => ({ _id, _type: 'page', title });

/** A pane with the button that lets a document out. The test answers each check. */
function openPane() {
  const drawn = createRoot(document.createElement('div'));
  const looked: { title: unknown; say: (found?: string) => Promise<void> }[] = [];
  const told: string[] = [];
  let button: ReturnType<typeof usePress<Checked, string>> | undefined;
  const Pane = ({ document }: { document: Checked | undefined }) => {
    button = usePress<Checked, string>({
      document,
      look: ({ title }) =>
        new Promise((answer) => looked.push({ title, say: async (found) => act(async () => answer(found)) })),
      onPass: ({ title }) => told.push(`${title} is out`),
      onGone: () => told.push('gone'),
      onLeft: () => told.push('left'),
    });
    return null;
  };
  return {
    looked,
    told,
    show: (document: Checked | undefined) => act(async () => drawn.render(<Pane document={document} />)),
    press: () => act(async () => button?.begin()),
    agree: () => act(async () => button?.agree()),
    said: () => button?.press?.found,
    leave: () => act(async () => drawn.unmount()),
  };
}

test('what nothing is to be said of goes out, and what something is to be said of once that is agreed', async () => {
  const pane = openPane();
  await pane.show(draft('One'));
  await pane.press();
  await pane.looked[0]?.say();
  expect(pane.told).toEqual(['One is out']);
  await pane.press();
  await pane.looked[1]?.say('It moves.');
  expect(pane.said()).toBe('It moves.');
  expect(pane.told).toEqual(['One is out']);
  await pane.agree();
  expect(pane.told).toEqual(['One is out', 'One is out']);
  await pane.leave();
});

test.each([
  ['the draft goes', undefined],
  ['the pane goes on to another version', draft('Another', 'versions.spring.a')],
])(
  'a press ends when %s, which is told, and neither comes back nor lets out what is typed later',
  async (_what, next) => {
    const pane = openPane();
    await pane.show(draft('One'));
    await pane.press();
    await pane.show(next);
    expect(pane.told).toEqual(['gone']);
    await pane.show(draft('Typed later'));
    await pane.looked[0]?.say();
    expect(pane.looked.map(({ title }) => title)).toEqual(['One']);
    expect(pane.told).toEqual(['gone']);
    await pane.leave();
  },
);

test('a dialogue ends with its draft: what it has begun to do lets nothing out any more', async () => {
  const pane = openPane();
  await pane.show(draft('One'));
  await pane.press();
  await pane.looked[0]?.say('It moves.');
  await pane.show(undefined);
  await pane.show(draft('Typed later'));
  expect(pane.said()).toBeUndefined();
  await pane.agree();
  expect(pane.told).toEqual(['gone']);
  await pane.leave();
});

test('what is written while it is looked at is looked at, too, before it goes out', async () => {
  const pane = openPane();
  await pane.show(draft('One'));
  await pane.press();
  await pane.show({ ...draft('One'), _rev: 'stored' });
  await pane.show(draft('One more'));
  await pane.looked[0]?.say();
  expect(pane.told).toEqual([]);
  expect(pane.looked.map(({ title }) => title)).toEqual(['One', 'One more']);
  await pane.looked[1]?.say('It has a fault.');
  expect(pane.said()).toBe('It has a fault.');
  await pane.leave();
  expect(pane.told).toEqual([]);
});

test('what was changed while something was said of it is looked at again when that is agreed', async () => {
  const pane = openPane();
  await pane.show(draft('One'));
  await pane.press();
  await pane.looked[0]?.say('It moves.');
  await pane.show(draft('By a colleague'));
  await pane.agree();
  expect(pane.told).toEqual([]);
  await pane.looked[1]?.say();
  expect(pane.told).toEqual(['By a colleague is out']);
  await pane.leave();
});

test('who leaves before it was looked at is told that nothing went out', async () => {
  const pane = openPane();
  await pane.show(draft('One'));
  await pane.leave();
  expect(pane.told).toEqual([]);
  const other = openPane();
  await other.show(draft('One'));
  await other.press();
  await other.leave();
  await other.looked[0]?.say();
  expect(other.told).toEqual(['left']);
});
