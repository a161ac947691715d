// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IslandId } from '../island/stable-id.ts';
import { EpisodeCards } from './episode-cards.tsx';

let end: () => unknown;

/** A page with a list of the episodes a and b, and below it a list of b and c. */
async function show(search: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', `/masterclass${search}`);
  const main = document.body.appendChild(document.createElement('main'));
  const islands = ['ab', 'bc'].map((slugs) => {
    const island = main.appendChild(document.createElement('tessera-island'));
    island.innerHTML = renderToString(<List slugs={slugs} />);
    return { island, slugs };
  });
  const roots: Root[] = [];
  end = () =>
    act(() => {
      for (const root of roots) root.unmount();
    });
  // Islands may wake in any order: here the one below first.
  for (const { island, slugs } of islands.toReversed())
    await act(() => {
      roots.push(hydrateRoot(island, <List slugs={slugs} />));
    });
}

function List({ slugs }: { slugs: string }) {
  const episodes = [...slugs].map((slug) => ({
    slug,
    title: `Episode ${slug}`,
    video: `/files/${slug}.mp4`,
  }));
  return (
    <IslandId value={slugs}>
      <EpisodeCards episodes={episodes} />
    </IslandId>
  );
}

/** For each list, the episode in its player, and whether its window is open. */
const windows = () =>
  [...document.querySelectorAll('dialog')].map((dialog) => [
    dialog.querySelector('h2')?.textContent ?? null,
    dialog.open,
  ]);
const isShut = [null, false];
const press = (list: number, slug: string) =>
  act(() =>
    document.querySelectorAll('ul')[list]?.querySelector<HTMLElement>(`[data-episode="${slug}"] a`)?.click(),
  );
const close = (list: number) => act(() => document.querySelectorAll('dialog')[list]?.close());
const go = (steps: number) =>
  act(async () => {
    const arrive = vi.fn();
    window.addEventListener('popstate', arrive, { once: true });
    history.go(steps);
    await vi.waitUntil(() => arrive.mock.calls.length > 0, { timeout: 10_000 });
  });

beforeEach(() => {
  // The pieces need these, and jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(Element.prototype, { scrollTo() {} });
});
afterEach(async () => {
  await end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('of two lists that hold the episode of the address the first opens it, and the other plays nothing', async () => {
  await show('?episode=b');
  expect(windows()).toEqual([['Episode b', true], isShut]);
});

test('an episode that only the second list holds is opened there', async () => {
  await show('?episode=c');
  expect(windows()).toEqual([isShut, ['Episode c', true]]);
});

test('an episode that both hold is opened by the list in which it is pressed, also after the other has shown it', async () => {
  await show('?episode=b');
  await close(0);
  expect(windows()).toEqual([isShut, isShut]);
  expect(location.search).toBe('');
  await press(1, 'b');
  expect(windows()).toEqual([isShut, ['Episode b', true]]);
  expect(location.search).toBe('?episode=b');
  await go(-1);
  expect(windows()).toEqual([isShut, isShut]);
  await go(1);
  expect(windows()).toEqual([isShut, ['Episode b', true]]);
  await go(-1);
  await press(0, 'b');
  expect(windows()).toEqual([['Episode b', true], isShut]);
});

test('an address whose episode nobody knows does not keep Back from closing the player', async () => {
  await show('?episode=gone');
  expect(windows()).toEqual([isShut, isShut]);
  await press(0, 'a');
  expect(windows()).toEqual([['Episode a', true], isShut]);
  await go(-1);
  expect(windows()).toEqual([isShut, isShut]);
  expect(location.search).toBe('?episode=gone');
});

test('a player that is closed is gone at once, and the address follows', async () => {
  await show('');
  await press(0, 'a');
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await close(0);
  expect(windows()).toEqual([isShut, isShut]);
  await act(() => arrived);
  expect(windows()).toEqual([isShut, isShut]);
  expect(location.search).toBe('');
});
