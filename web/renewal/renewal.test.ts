import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFinishedPage, plainOf } from '../finished/finished-page.ts';
import { Renewal } from './renewal.ts';
import { documentAt, type TestSite, tagsOf, testSite } from './renewal-fixture.ts';

let site: TestSite;
let { content, html, failing, marked, rendered, kept, purged, parts, ask, shown } = {} as TestSite; // a new one for each test

beforeEach(async () => {
  site = await testSite();
  ({ content, html, failing, marked, rendered, kept, purged, parts, ask, shown } = site);
});

afterEach(() => site.close());

test('only the page that carries the tag is rendered anew, its Markdown is dropped, and the event is kept', async () => {
  parts.index.record('_N_T_/~markdown/layout,everything,path:%2Fa,s2:d.a');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/a', 'A2');
  renewal.renew(tagsOf('/a'), '2');
  await expect.poll(() => shown('/a')).toBe('A2');
  expect(kept).toEqual(['2']);
  expect(rendered).toEqual(['/a']);
  expect(purged).toEqual(['/a.md', '/a']);
  await renewal.close();
});

test('a new page becomes known and a removed one is forgotten', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.delete('/b');
  content.set('/c', 'C1');
  renewal.renew([...tagsOf('/b'), ...tagsOf('/c')], '2');
  await expect.poll(() => shown('/c')).toBe('C1');
  expect(parts.known.has('/b')).toBe(false);
  expect(shown('/b')).toBeUndefined();
  expect(marked.flat()).toContain('path:%2Fc');
  expect(parts.index.pathsWith(['s2:d.b'], 9)).toEqual([]);
  expect(purged).toEqual(['/b', '/c']); // a CDN may have either
  await renewal.close();
});

test('a site that does not know since when content has changed renews everything, and walks through all addresses', async () => {
  const renewal = new Renewal(parts, null);
  content.set('/a', 'A2').set('/b', 'B2').set('/c', 'C1');
  renewal.welcome('7');
  await expect.poll(() => [shown('/a'), shown('/b')]).toEqual(['A2', 'B2']);
  await expect.poll(() => [parts.known.has('/c'), parts.known.isComplete]).toEqual([true, true]);
  expect(kept.at(-1)).toBe('7');
  expect(purged, 'a CDN may keep that nothing was there').toContain('/c');
  await renewal.close();
});

test('where a list has come to go on, a CDN is told, which may keep that it ended before', async () => {
  const below = { path: '/blog/page/2', updatedAt: '2026-01-01T00:00:00Z', noindex: false };
  ask.below = async () => ({ addresses: [below], tags: [] });
  content.set('/blog', 'Posts');
  parts.known.take([{ ...documentAt('/blog'), lists: ['blog-list'] }]);
  parts.known.listsAreOld = true;
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(tagsOf('/a'), '2');
  await expect.poll(() => parts.known.has('/blog/page/2')).toBe(true);
  expect(purged).toContain('/blog/page/2');
  await renewal.close();
});

test.each([1, 2, 3, 4])('news that come %i steps after the last page are taken, too', async (steps) => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/a', 'A2');
  renewal.renew(tagsOf('/a'), '2');
  await renewal.tried;
  for (let step = 1; step < steps; step++) await null;
  content.set('/b', 'B2');
  renewal.renew(tagsOf('/b'), '3');
  await expect.poll(() => shown('/b')).toBe('B2');
  await renewal.close();
});

test('a page that cannot be rendered keeps its last version, and the next news are not held up by it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const renewal = new Renewal(parts, { lastEventId: '1' });
  failing.add('/a');
  content.set('/a', 'A2').set('/b', 'B2');
  renewal.renew(tagsOf('/a'), '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('"/a"');
  await renewal.tried; // a site that waits for its pages does not wait for this one
  renewal.renew(tagsOf('/b'), '3');
  await expect.poll(() => shown('/b')).toBe('B2');
  expect(shown('/a')).toBe('A1');
  expect(parts.finished.ageOf('/a'), 'over a restart too').toBe('old');
  failing.clear();
  await expect.poll(() => shown('/a')).toBe('A2');
  await renewal.close();
  log.mockRestore();
});

test('a page that cannot be rendered holds up neither the search nor files made from content', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const begin = vi.spyOn(parts.search, 'begin');
  parts.index.record('everything,path:%2Ffeed.xml,s2:t.page');
  content.set('/feed.xml', 'F1');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  failing.add('/a');
  renewal.renew(tagsOf('/a'), '2');
  await expect.poll(() => rendered).toContain('/feed.xml');
  expect(begin).toHaveBeenCalled();
  await renewal.close();
  log.mockRestore();
});

test('what was old when the process ended is rendered anew by the next one', async () => {
  await parts.index.makeOld(['s2:d.a'], 'old');
  content.set('/a', 'A2');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.welcome('1');
  await expect.poll(() => shown('/a')).toBe('A2');
  expect(marked).toEqual([['path:%2Fa']]);
  expect(rendered).toEqual(['/a']);
  await renewal.close();
});

test('news that cannot be taken are not lost', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  site.isDown = true;
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/a', 'A2');
  renewal.renew(tagsOf('/a'), '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('The lake is down.');
  expect(kept).toEqual([]);
  site.isDown = false;
  await expect.poll(() => shown('/a')).toBe('A2');
  expect(kept).toEqual(['2']);
  await renewal.close();
  log.mockRestore();
});

test('when no page can be rendered, each is tried once before the next rest', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  for (const path of paths) content.set(path, 'New');
  const tried: string[] = [];
  parts.renderer.renderAnew = async (path) => {
    tried.push(path);
    throw new Error('The lake is down.');
  };
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(paths.flatMap(tagsOf), '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('2 more');
  expect(tried.toSorted()).toEqual(paths);
  await renewal.close();
  log.mockRestore();
});

test('a change of the menu renews what somebody asks for and some more, and leaves the rest until somebody asks for it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  for (let at = 0; at < 700; at++) {
    content.set(`/p${at}`, 'New');
    html.set(`/p${at}`, 'Old');
    parts.index.record(`everything,path:%2Fp${at},s2:d.p${at},s1:menu`);
  }
  parts.known.take([...content.keys()].map(documentAt));
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(['s1:menu'], '2');
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  for (const path of ['/p699', '/p480']) renewal.view(path); // the first does not wait yet, the other far behind
  await renewal.tried;
  for (const path of ['/p699', '/p480']) expect(rendered.indexOf(path), path).toBeLessThan(100);
  expect(rendered.length).toBeLessThan(510);
  expect(purged[0]).toBe('all');
  expect(log.mock.calls[0]?.join()).toMatch(
    /^Renewal: 50\d pages are rendered anew, 20\d others when somebody asks for them\.$/,
  );
  expect(log.mock.calls.at(-1)?.join()).toMatch(/^Renewal: (50\d) of \1 pages after \d+ s\.$/);
  await renewal.close();
  log.mockRestore();
});

test('an old page that somebody asks for comes before those that nobody asks for, and one that is edited at once', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  await parts.index.makeOld('all', 'old');
  content.set('/b', 'B2');
  renewal.view('/b');
  await expect.poll(() => shown('/b')).toBe('B2');
  expect(rendered).toEqual(['/b']);
  await renewal.close();
});

test('a page that was edited has Next for itself, before those that only name it, however much visited they are', async () => {
  parts.index.record('everything,path:%2Fb,s2:d.b,s2:d.a,s1:menu');
  site.visited.take([['/b', 9]]);
  ask.byId = async () => [{ ...documentAt('/a'), updatedAt: '2026-01-02T00:00:00Z' }];
  content.set('/a', 'A2').set('/b', 'B2');
  const { renderAnew } = parts.renderer;
  const begun: [path: string, a: string | undefined][] = [];
  parts.renderer.renderAnew = (path) => {
    begun.push([path, shown('/a')]);
    return renderAnew.call(parts.renderer, path);
  };
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(tagsOf('/a'), '2');
  await renewal.tried;
  expect(begun).toEqual([
    ['/a', 'A1'],
    ['/b', 'A2'],
  ]);
  await renewal.close();
});

test('a page that only names what was edited stays when it would be made of the same content, and is no news for a CDN', async () => {
  for (const [path, tag] of [
    ['/a', 's2:d.a'],
    ['/b', 's2:d.b,s2:d.a'],
  ] as const) {
    parts.index.record(`everything,path:%2F${path.slice(1)},${tag},made:found:${path}`);
    parts.finished.put(path, await makeFinishedPage(200, {}, Buffer.from(content.get(path) ?? '')));
  }
  ask.byId = async () => [{ ...documentAt('/a'), updatedAt: '2026-01-02T00:00:00Z' }];
  const compared: unknown[] = [];
  site.isMadeOf = (...of) => compared.push(of) > 0;
  content.set('/a', 'A2').set('/b', 'as it is not to be made');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(tagsOf('/a'), '2');
  await renewal.tried;
  expect(compared).toEqual([['/b', ['made:found:/b']]]);
  expect([shown('/a'), shown('/b')]).toEqual(['A2', 'B1']);
  expect(parts.index.oldCount).toBe(0);
  expect(site.purged).not.toContain('/b');
  await renewal.close();
});

test('a page of which somebody may have got another version is made anew, whatever it would be made of', async () => {
  parts.index.record('everything,path:%2Fb,s2:d.b,made:found:b');
  parts.finished.put('/b', await makeFinishedPage(200, {}, Buffer.from('B1')));
  await parts.index.makeOld(['s2:d.b'], 'old');
  site.isMadeOf = () => true;
  content.set('/b', 'B2');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.mistrust('/b');
  await renewal.tried;
  expect(shown('/b')).toBe('B2');
  await renewal.close();
});

test('a page that has become a 404 is known no more when its document has gone, and stays known when it has not', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.delete('/b');
  renewal.renew(['s1:menu'], '2');
  await expect.poll(() => parts.known.has('/b')).toBe(false);
  expect(parts.known.has('/a')).toBe(true);
  await renewal.close();
});

test('files made from content are renewed when their own tags change, after the pages', async () => {
  content.set('/feed.xml', 'Feed 2').set('/a', 'A2');
  html.set('/feed.xml', 'Feed 1');
  parts.index.record('_N_T_/feed.xml,everything,s1:posts');
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew([...tagsOf('/a'), 's1:posts'], '2');
  await expect.poll(() => rendered).toEqual(['/a', '/feed.xml']);
  await expect.poll(() => shown('/feed.xml')).toBe('Feed 2');
  await renewal.close();
});

test('such a file is not made beside the pages, as one of them, while not all addresses are known', async () => {
  content.set('/feed.xml', 'Feed 2').set('/a', 'A2');
  html.set('/feed.xml', 'Feed 1');
  parts.index.record('_N_T_/feed.xml,everything,s1:posts');
  parts.known.isComplete = false;
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew([...tagsOf('/a'), 's1:posts'], '2');
  await expect.poll(() => html.get('/feed.xml')).toBe('Feed 2');
  expect(rendered.indexOf('/a')).toBeLessThan(rendered.indexOf('/feed.xml'));
  await renewal.close();
});

test('a page that nobody has asked for is made when somebody does, and rendered anew when it is old', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/c', 'C1');
  parts.known.take([documentAt('/c')]);
  expect(plainOf(await renewal.make('/c')).toString()).toBe('C1');
  expect(shown('/c')).toBe('C1');
  expect(rendered).toEqual([]);
  content.set('/a', 'A2');
  await parts.index.makeOld(['s2:d.a'], 'withheld');
  expect(plainOf(await renewal.make('/a')).toString()).toBe('A2');
  expect(parts.finished.ageOf('/a')).toBe('fresh');
  await renewal.close();
});

test('a page that is old and cannot be rendered is given as it was, and one that is withheld is not', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  failing.add('/a');
  await parts.index.makeOld(['s2:d.a'], 'old');
  expect(plainOf(await renewal.make('/a')).toString()).toBe('A1');
  await parts.index.makeOld(['s2:d.a'], 'withheld');
  await expect(renewal.make('/a')).rejects.toThrow('could not be rendered again');
  await renewal.close();
});
