import { parse } from 'groq-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { servedDocument } from '../path/served-path.ts';
import { PathFollower } from './path-follower.ts';

const quietMs = 700;
const tree = parse('{"page": *[_type == "page"][0]{_id, title}, "redirect": null}');
const titled = (title: string, more = {}): LiveDocument => ({ _id: 'p', _type: 'page', title, ...more });
const draftOf = (document: LiveDocument): LiveDocument => ({ ...document, _id: `drafts.${document._id}` });
let frame = '/tree';
const seedOf = (document: LiveDocument): PreviewSeed => ({
  trees: { frame, kinds: {} },
  params: {},
  documents: [document],
  served: { page: { _id: document._id, title: document.title, sections: [] } },
});

let stored: LiveDocument;
let questions: number;
let isLost: boolean;
let isBehind: boolean;
let shown: unknown[];
/** What the lake's answer waits for, and what comes when documents that were referred to are asked for. */
let answered: Promise<void>;
let found: Promise<LiveDocument[]>;
let follower: PathFollower;
beforeEach(async () => {
  vi.useFakeTimers();
  stored = titled('old');
  [isLost, isBehind, frame] = [false, false, '/tree'];
  [questions, shown, answered, found] = [0, [], Promise.resolve(), Promise.resolve([])];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/tree'))
      return isLost ? new Response(null, { status: 401 }) : Response.json(tree);
    if (address.startsWith('/api/preview/documents')) return Response.json(await found);
    questions++;
    await answered;
    return Response.json(seedOf(stored));
  });
  follower = follow(seedOf(stored));
  await vi.advanceTimersByTimeAsync(10);
});
function follow(seed: PreviewSeed): PathFollower {
  const show = (served: object) => shown.push(servedDocument({ ...served })?.title);
  const ignore = () => {};
  const sayBehind = (is: boolean) => {
    isBehind = is;
  };
  return new PathFollower(
    { path: '/p', seed, perspective: 'drafts', moment: undefined, kept: new Set() },
    { show, showAtOnce: show, trace: ignore, sayBehind, refresh: ignore, goTo: ignore, note: ignore },
  );
}
afterEach(() => {
  follower.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a document that comes late does not put what was shown then over what is shown since', async () => {
  const late = Promise.withResolvers<LiveDocument[]>();
  found = late.promise;
  stored = titled('one', { author: { _type: 'reference', _ref: 'a' } });
  follower.edit(draftOf(stored));
  await vi.advanceTimersByTimeAsync(quietMs + 10);
  stored = { ...stored, title: 'two' };
  follower.edit(draftOf(stored));
  await vi.advanceTimersByTimeAsync(quietMs + 10);
  expect(shown.at(-1)).toBe('two');
  late.resolve([{ _id: 'a', _type: 'author' }]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.at(-1)).toBe('two');
});

test('what is edited while one of the last questions is under way is asked about as long as any other', async () => {
  follower.edit(draftOf(titled('new')));
  await vi.advanceTimersByTimeAsync(19 * quietMs + 10);
  expect(questions).toBe(19);
  const last = Promise.withResolvers<void>();
  answered = last.promise;
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(questions).toBe(20);
  follower.edit(draftOf(titled('newer')));
  last.resolve();
  await vi.advanceTimersByTimeAsync(20 * quietMs + 10);
  expect(questions).toBe(40);
});

test('queries that cannot be had are asked for more and more seldom, which is said, and are had when the site is back', async () => {
  follower.close();
  isLost = true;
  frame = '/tree-of-another-build';
  follower = follow(seedOf(stored));
  await vi.advanceTimersByTimeAsync(10);
  expect([questions, isBehind], 'one failure is not worth a word').toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBehind).toBe(true);
  expect(questions).toBeLessThan(20);
  const before = questions;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions - before, 'it is asked for as long as it is wanted').toBeGreaterThan(4);
  isLost = false;
  shown = [];
  await vi.advanceTimersByTimeAsync(20_000);
  expect([shown, isBehind]).toEqual([['old'], false]);
});
