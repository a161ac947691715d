// @vitest-environment jsdom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { LivePath } from '../path/live-path.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { queryTree } from '../path/query-tree.ts';
import { servedDocument } from '../path/served-path.ts';
import { treesOf } from '../path/trees-fixture.ts';
import { type LiveEditing, useLivePath } from './use-live-path.ts';

const page: LiveDocument = {
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections: [{ _key: 'list', _type: 'blog-list', title: 'Newest', source: 'latest' }],
};
const trees = { frame: '/frame', kinds: { 'blog-list': '/blog-list' } };
const router = new Proxy({}, { get: () => () => {} }) as never; // what it leads to is not looked at

/** What the lake answers for the page; only the lake knows the posts of its list. */
function seedOf(document: LiveDocument, post: string): PreviewSeed {
  const seed: PreviewSeed = { trees, params: resolveParams('/a'), documents: [document], served: {} };
  const made = new LivePath(seed, treesOf('/a')).put(document);
  const [list] = servedDocument(made)?.sections ?? [];
  const sections = [{ ...(list as object), posts: [{ title: post }] }];
  return { ...seed, served: { ...made, page: { ...servedDocument(made), sections } } };
}

test('after a change the lake is asked again where it does not answer, or is cut off in the midst, which is said, and its list is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const answers = [undefined, 'cut off', seedOf({ ...page, title: 'Edited' }, 'Just published')];
  const asked = vi.fn(async (address: string) => {
    if (address === trees.frame) return new Response(queryTree({}).json);
    if (address === trees.kinds['blog-list']) return new Response(queryTree({ kind: 'blog-list' }).json);
    const answer = answers.shift();
    if (answer === 'cut off') return new Response('{"trees":');
    return answer ? Response.json(answer) : new Response(null, { status: 503 });
  });
  vi.stubGlobal('fetch', asked);
  let live: LiveEditing | undefined;
  const seed = seedOf(page, 'Of yesterday');
  const chosen = ['drafts'];
  function Preview() {
    live = useLivePath('/a', seed, { chosen, moment: undefined });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <AppRouterContext value={router}>
        <Preview />
      </AppRouterContext>,
    ),
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // from here on it goes on by itself
  await expect.poll(() => live?.trace).toBeDefined();
  live?.change({ id: page._id, type: 'page' }, [{ set: { title: 'Edited' } }], undefined);
  const shown = () => live && JSON.stringify(servedDocument(live.shown));
  expect(shown()).toMatch(/Edited.*Of yesterday/);
  await expect.poll(() => live?.isBehind, { timeout: 5_000 }).toBe(true);
  await expect.poll(shown).toMatch(/Edited.*Just published/);
  expect(live?.isBehind).toBe(false);
  expect(answers).toEqual([]);
  root.unmount();
});
