import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Renewal } from './renewal.ts';
import { documentAt, type TestSite, tagsOf, testSite } from './renewal-fixture.ts';

const many = 60;
let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

/** A renewal during each of whose news somebody asks for one more old page, `many` times. */
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
  site.content.set('/c', 'C1');
  site.parts.watch.noteEverything();
  renewal.view('/a');
  expect(await first.promise).toBeLessThan(5);
  await expect.poll(() => site.parts.known.has('/c')).toBe(true);
  expect(viewed()).toBeLessThan(many);
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
  renewal.renew(['/x', '/y', '/a', '/b'].flatMap(tagsOf), '2');
  await expect.poll(() => [site.shown('/a'), site.shown('/b')]).toEqual(['A2', 'B2']);
  expect(viewed()).toBeLessThan(many);
  await renewal.close();
  log.mockRestore();
});
