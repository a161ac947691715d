import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainOf } from '../finished/finished-page.ts';
import { Renewal } from './renewal.ts';
import { documentAt, type TestSite, tagsOf, testSite } from './renewal-fixture.ts';

const many = 60;
let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

/** A renewal of `many` old pages: each time it takes news, a visitor asks for one more of them. */
function underViews() {
  const { parts, content, html } = site;
  const paths = Array.from({ length: many }, (_, at) => `/p${at}`);
  for (const path of paths) {
    content.set(path, 'New');
    html.set(path, 'Old');
    parts.index.record(`everything,path:${encodeURIComponent(path)},s1:menu`);
  }
  parts.known.take(paths.map(documentAt));
  let viewed = 0;
  parts.markStale = async () => {
    const next = paths[viewed++];
    if (next !== undefined) renewal.view(next);
    await pause();
  };
  const renewal = new Renewal(parts, { lastEventId: '1' });
  return { renewal, viewed: () => viewed };
}

test('pages are rendered, and walks go on, however fast others are asked for', async () => {
  const { renewal, viewed } = underViews();
  const first = Promise.withResolvers<number>();
  const { renderAnew } = site.parts.renderer;
  site.parts.renderer.renderAnew = (path) => {
    first.resolve(viewed());
    return renderAnew.call(site.parts.renderer, path);
  };
  let walked: number | undefined;
  const { known } = site.parts;
  const take = known.take.bind(known);
  known.take = (...given: Parameters<typeof take>) => {
    const taken = take(...given);
    if (known.has('/c')) walked ??= viewed();
    return taken;
  };
  site.content.set('/c', 'C1');
  site.parts.watch.noteEverything();
  renewal.view('/a');
  expect(await first.promise).toBeLessThan(5);
  // `walked` is noted above because a poll may look only when all the others have been asked for.
  await expect.poll(() => known.has('/c')).toBe(true);
  expect(walked).toBeLessThan(many);
  await renewal.close();
});

test('pages that fail again and again do not keep those behind them waiting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  site.content.set('/a', 'A2').set('/b', 'B2');
  for (const path of ['/x', '/y']) {
    site.content.set(path, 'X');
    site.parts.known.take([documentAt(path)]);
    site.failing.add(path);
  }
  const { renewal, viewed } = underViews();
  // Noted as it happens, because a poll may look only when all the others have been asked for.
  const viewedAt = new Map<string, number>();
  const { renderAnew } = site.parts.renderer;
  site.parts.renderer.renderAnew = (path) => {
    if (!viewedAt.has(path)) viewedAt.set(path, viewed());
    return renderAnew.call(site.parts.renderer, path);
  };
  renewal.renew(['/x', '/y', '/a', '/b'].flatMap(tagsOf), '2');
  await expect.poll(() => [site.shown('/a'), site.shown('/b')]).toEqual(['A2', 'B2']);
  for (const path of ['/a', '/b']) expect(viewedAt.get(path)).toBeLessThan(many);
  await renewal.close();
  log.mockRestore();
});

test.each([
  { comes: 'comes after all of them', isAsked: false },
  { comes: 'comes before them when somebody asks for it', isAsked: true },
])('while many pages wait, the feed $comes', async ({ isAsked }) => {
  const { parts, content, html, rendered } = site;
  const paths = Array.from({ length: many }, (_, at) => `/p${at}`);
  for (const path of ['/feed.xml', ...paths]) {
    content.set(path, 'New');
    html.set(path, 'Old');
    parts.index.record(`everything,path:${encodeURIComponent(path)},s1:menu`);
  }
  parts.known.take(paths.map(documentAt));
  const renewal = new Renewal(parts, { lastEventId: '1' });
  // Asked for with the first page, because a poll might look only when all have been made.
  const { renderAnew } = parts.renderer;
  let isFirst = true;
  parts.renderer.renderAnew = (path) => {
    if (isAsked && isFirst) renewal.view('/feed.xml');
    isFirst = false;
    return renderAnew.call(parts.renderer, path);
  };
  renewal.renew(['s1:menu'], '2');
  await expect.poll(() => rendered).toContain('/feed.xml');
  expect(rendered.indexOf('/feed.xml') < many).toBe(isAsked);
  await renewal.close();
  expect(rendered.filter((path) => path === '/feed.xml')).toHaveLength(1);
});

/**
 * A page that is known but not stored, and that Next has with the old menu; what Next is asked for waits for `onKept`.
 */
function withOldMenu() {
  site.content.set('/c', 'New menu');
  site.html.set('/c', 'Old menu');
  site.parts.known.take([documentAt('/c')]);
}
const recordPage = () => site.parts.index.record('everything,path:%2Fc,s2:d.c,s1:menu');

test('a page that is begun while Next still has the old menu does not pass for new', async () => {
  withOldMenu();
  site.onKept = recordPage;
  site.parts.markStale = async () => void site.parts.renderer.render('/c');
  const renewal = new Renewal(site.parts, { lastEventId: '1' });
  renewal.renew(['s1:menu'], '2');
  await expect.poll(() => site.kept).toEqual(['2']);
  await renewal.tried;
  expect([site.shown('/c'), site.parts.finished.ageOf('/c')]).toEqual(['New menu', 'fresh']);
  await renewal.close();
});

test('a page that hangs holds up no change, and is made again once it has ended', async () => {
  withOldMenu();
  const hanging = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  site.onKept = async () => {
    begun.resolve();
    await hanging.promise;
    recordPage();
  };
  const asked = site.parts.renderer.render('/c');
  await begun.promise;
  const renewal = new Renewal(site.parts, { lastEventId: '1' });
  site.onLate = (path) => renewal.mistrust(path);
  site.content.set('/a', 'A2');
  renewal.renew([...tagsOf('/a'), 's1:menu'], '2');
  await expect.poll(() => site.shown('/a')).toBe('A2');
  site.onKept = () => {};
  hanging.resolve();
  expect(plainOf(await asked).toString(), 'whoever waits for it gets it').toBe('Old menu');
  await expect.poll(() => site.shown('/c')).toBe('New menu');
  await renewal.close();
});

test('a page that is removed while it is made does not stay', async () => {
  const answer = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  site.parts.finished.delete('/b');
  site.onKept = async () => {
    begun.resolve();
    await answer.promise;
  };
  const asked = site.parts.renderer.render('/b');
  await begun.promise;
  site.content.delete('/b');
  const { takeNews } = site.parts.watch;
  site.parts.watch.takeNews = () => takeNews.call(site.parts.watch).finally(answer.resolve);
  const renewal = new Renewal(site.parts, { lastEventId: '1' });
  renewal.renew(tagsOf('/b'), '2');
  await asked;
  await renewal.tried;
  expect(site.shown('/b')).toBeUndefined();
  await renewal.close();
});

test('after a change of the menu the pages that visitors ask for most are rendered first, of however many', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { index, known } = site.parts;
  const paths = Array.from({ length: 600 }, (_, at) => `/p${at}`);
  known.take(paths.map(documentAt));
  for (const path of paths) index.record(`everything,path:${encodeURIComponent(path)},s1:menu`);
  for (const path of paths) site.content.set(path, 'New');
  site.visited.take([
    ['/p300', 2],
    ['/p599', 7],
    ['/gone', 9],
    ['/p2', 5],
  ]);
  const renewal = new Renewal(site.parts, { lastEventId: '1' });
  renewal.renew(['s1:menu', 's2:d.p40'], '2');
  await expect.poll(() => site.rendered.length).toBeGreaterThan(10);
  await renewal.close();
  expect(site.rendered.slice(0, 3).toSorted()).toEqual(['/p2', '/p300', '/p599']);
  expect(site.rendered, 'where nobody asks').toContain('/a');
  log.mockRestore();
});
