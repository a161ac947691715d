import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { maxAsked } from '#pages/addresses-query.ts';
import { KnownPaths } from '../../known/known-paths.ts';
import { openRecords } from '../../known/open-records.ts';
import { listenToLive } from '../lake-events/live-events.ts';
import { AddressWatch } from './address-watch.ts';
import { askAddresses } from './ask-addresses.ts';

let its: TestLake;
let known: KnownPaths;
let watch: AddressWatch;
let live: { close: () => void };
/** The tags of every event since the last look. */
let heard: string[];

const slug = (current: string) => ({ _type: 'slug', current });
const page = (_id: string, path: string, more = {}) => ({
  _id,
  _type: 'page',
  title: _id,
  path: slug(path),
  ...more,
});
const blog = page('page-blog', '/blog', { sections: [{ _key: 'a', _type: 'blog-index', title: 'All' }] });
const settings = (noindex: boolean) => ({ _id: 'site', _type: 'site', seo: { _type: 'seo', noindex } });
const posts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    _id: `post-${from + at}`,
    _type: 'post',
    title: 'A post',
    slug: slug(`post-${from + at}`),
  }));

beforeEach(async () => {
  its = await testLake({ plugins: lakePlugins });
  known = new KnownPaths(openRecords(':memory:'));
  const client = its.client({ perspective: 'published' });
  watch = new AddressWatch(known, askAddresses(client));
  heard = [];
  const welcome = Promise.withResolvers<void>();
  live = listenToLive(
    { url: client.getUrl(client.getDataUrl('live/events')), token: client.config().token, lastEventId: null },
    { onWelcome: () => welcome.resolve(), onTags: (tags) => heard.push(...tags), onRestart: () => {} },
  );
  await welcome.promise;
});
afterEach(async () => {
  live.close();
  await its.close();
});

async function create(...documents: { _id: string; _type: string }[]) {
  const transaction = its.client().transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit();
  const last = documents.findLast(({ _id }) => !_id.includes('.'));
  if (last) await expect.poll(() => heard).toContain(`s2:d.${last._id}`);
}

/** What the latest change did to the addresses, as the lake's own event tells it; null when the watch has no news. */
async function told(map: (tag: string) => string = (tag) => tag) {
  await expect.poll(() => heard).not.toEqual([]);
  watch.note(heard.splice(0).map(map));
  return watch.hasNews ? await watch.takeNews() : null;
}

async function walk() {
  while (watch.isWalking) await watch.walk();
  heard.length = 0;
}

test('a walk finds every document that has an address, more than one question answers, and what is a redirect', async () => {
  await create(...Array.from({ length: 1_203 }, (_, at) => page(`p-${at}`, `/p/${at}`)));
  await create({ _id: 'r', _type: 'redirect', from: slug('/from') } as never, ...posts(0, 2)); // with more fields than `create` names
  await create({ _id: 'drafts.p-new', _type: 'page', path: slug('/draft') } as never); // as above
  known.take([{ id: 'gone', path: '/gone', updatedAt: '2026-01-01T00:00:00Z', isListed: true, lists: [] }]);
  expect(known.isComplete).toBe(false);
  await walk();
  expect(known.isComplete).toBe(true);
  expect(known.count).toBe(1_206);
  const paths = ['/p/0', '/p/1202', '/from', '/blog/post-1', '/draft', '/gone'];
  expect(paths.map((path) => known.has(path))).toEqual([true, true, true, true, false, false]);
});

test('what is created, moved, unpublished and deleted is known by the event alone', async () => {
  await walk();
  await create(page('a', '/a'));
  expect(await told()).toMatchObject({ added: ['/a'], removed: [] });
  await its
    .client()
    .patch('a')
    .set({ path: slug('/b') })
    .commit();
  expect(await told()).toMatchObject({ added: ['/b'], removed: ['/a'] });
  await create({ _id: 'r', _type: 'redirect', from: slug('/a') } as never); // with more fields than `create` names
  expect(await told()).toMatchObject({ added: ['/a'], removed: [] });
  await its
    .client()
    .action({ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.a', publishedId: 'a' });
  expect(await told()).toMatchObject({ added: [], removed: ['/b'] });
  await its.client().delete('r');
  expect(await told()).toMatchObject({ added: [], removed: ['/a'] });
  await its
    .client()
    .action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' });
  expect(await told()).toMatchObject({ added: ['/b'], removed: [] });
});

test('a page with a dot in its id is known as the site, which asks with a token, shows it', async () => {
  await walk();
  await create(page('i18n.page.en', '/en'));
  expect(await told()).toMatchObject({ added: ['/en'], removed: [] });
  await its.client().delete('i18n.page.en');
  expect(await told()).toMatchObject({ added: [], removed: ['/en'] });
});

test('a change of a text asks for that document alone, one of what has no address for none', async () => {
  await create(page('a', '/a'), page('b', '/b'));
  await walk();
  const before = known.files.versionOf(1);
  await its.client().patch('a').set({ title: 'Other' }).commit();
  expect(await told()).toEqual({ added: [], removed: [], touched: ['/a'] });
  expect(known.files.versionOf(1)).toBe(before + 1);
  await create({ _id: 'menu', _type: 'menu' });
  expect(await told()).toBeNull();
});

test('tags that name no document, as those of hosted Sanity, lead to what has changed since, and a missing one to a walk', async () => {
  const opaque = (tag: string) => `s1:${tag.length}`;
  await create(page('a', '/a'), page('b', '/b'));
  await walk();
  await create(page('c', '/c'), page('b', '/b2'));
  expect(await told(opaque)).toMatchObject({ added: ['/b2', '/c'], removed: ['/b'] });
  expect(watch.isWalking).toBe(false);
  await its.client().delete('a');
  expect(await told(opaque)).toMatchObject({ removed: [] });
  expect(watch.isWalking, 'there is one less than is known').toBe(true);
  expect([known.isComplete, known.has('/a')], 'nothing that is there is missing meanwhile').toEqual([
    true,
    true,
  ]);
  await walk();
  expect([known.has('/a'), known.has('/c')]).toEqual([false, true]);
});

test('the first pages of a dataset that was empty are known by tags that name no document', async () => {
  await walk();
  expect(known.isComplete).toBe(true);
  await create(page('a', '/a'));
  expect(await told((tag) => `s1:${tag.length}`)).toMatchObject({ added: ['/a'] });
  await walk();
  expect(known.has('/a')).toBe(true);
});

test('what changes while a walk goes on is known at its end, also behind where the walk is', async () => {
  const opaque = (tag: string) => `s1:${tag.length}`;
  await create(...Array.from({ length: maxAsked + 3 }, (_, at) => page(`p-${10_000 + at}`, `/p/${at}`)));
  await watch.walk();
  expect(watch.isWalking, 'some are left').toBe(true);
  heard.length = 0;
  await create(page('p-10000', '/moved'), page('o-new', '/new'));
  expect(await told(opaque)).toMatchObject({ removed: ['/p/0'] });
  await walk();
  expect(['/moved', '/new', '/p/0'].map((path) => known.has(path))).toEqual([true, true, false]);
});

test('a known path at which nothing was found is asked for once, and forgotten when its document has gone', async () => {
  await create(page('a', '/a'), page('b', '/b'));
  await walk();
  await its.client().delete('a');
  expect([watch.check('/a'), watch.check('/a'), watch.check('/b'), watch.check('/c')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(await watch.takeNews()).toMatchObject({ added: [], removed: ['/a'] });
  expect(known.has('/b')).toBe(true);
});

test('what could not be asked is asked again', async () => {
  await walk();
  let isDown = true;
  const ask = askAddresses(its.client({ perspective: 'published' }));
  const refused = () => Promise.reject(new Error('The lake is down.'));
  watch = new AddressWatch(known, { ...ask, byId: (ids) => (isDown ? refused() : ask.byId(ids)) });
  await create(page('a', '/a'));
  await expect(told()).rejects.toThrow('The lake is down.');
  isDown = false;
  expect(watch.hasNews).toBe(true);
  expect(await watch.takeNews()).toMatchObject({ added: ['/a'] });
});

test('all addresses are known when those below the lists are, too', async () => {
  await create(blog, ...posts(0, 12));
  let areKnown = false;
  const whenKnown = watch.whenKnown().then(() => {
    areKnown = true;
  });
  while (watch.isWalking) await watch.walk();
  await watch.walked;
  expect([known.isComplete, known.has('/blog/page/2'), areKnown]).toEqual([true, false, false]);
  await watch.askLists();
  await whenKnown;
  expect(known.has('/blog/page/2')).toBe(true);
});

test('after events that nobody can tell any more, all is walked through, and what is not known may be there', async () => {
  await walk();
  await create(page('a', '/a'));
  heard.length = 0;
  watch.noteEverything();
  expect(known.mayLack('/a')).toBe(true);
  await walk();
  expect([known.has('/a'), known.mayLack('/a')]).toEqual([true, false]);
});

test('a walk that was under way when anything may have changed is begun anew, whatever answer is still to come', async () => {
  const ask = askAddresses(its.client({ perspective: 'published' }));
  let isFirst = true;
  const after = async (id: string) => {
    const found = await ask.after(id);
    if (!isFirst) return found;
    isFirst = false;
    await create(page('a', '/a'));
    watch.noteEverything();
    return found;
  };
  watch = new AddressWatch(known, { ...ask, after });
  await watch.walk();
  expect([watch.isWalking, known.mayLack('/a')]).toEqual([true, true]);
  await walk();
  expect([known.has('/a'), known.isComplete]).toEqual([true, true]);
});

test('a change that comes while it is asked for the first time how far the lists go has that asked again', async () => {
  await create(blog, ...posts(0, 9));
  await walk();
  const ask = askAddresses(its.client({ perspective: 'published' }));
  const below: typeof ask.below = async (holders) => {
    const found = await ask.below(holders);
    await create(...posts(9, 20));
    watch.note(['s2:all', 's2:t.post', 's2:d.post-9']);
    return found;
  };
  watch = new AddressWatch(known, { ...ask, below });
  await watch.askLists();
  expect([known.has('/blog/page/2'), known.mayLack('/blog/page/2')]).toEqual([false, true]);
});

test('the further pages of lists are asked for when a post or the page that holds them changes, by numbers alone', async () => {
  const category = { _id: 'c', _type: 'category', title: 'C', slug: slug('c') };
  await create(blog, category, ...posts(0, 11));
  await walk();
  expect((await watch.askLists()).added).toEqual(['/blog/page/2', '/blog/category/c']);
  expect(known.listsAreOld).toBe(false);
  await create(page('other', '/other'));
  await told();
  expect(known.listsAreOld, 'a page is no post').toBe(false);
  await create(...posts(11, 20));
  await told();
  expect([known.listsAreOld, known.mayLack('/blog/page/3'), known.mayLack('/none')]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await watch.askLists()).added).toEqual(['/blog/page/3']);
  await its.client().patch('page-blog').unset(['sections']).commit();
  await told();
  expect(known.listsAreOld).toBe(true);
  expect((await watch.askLists()).removed).toHaveLength(3);
});

test('whether the site is hidden from search engines is known before its sitemap is served, and as soon as its settings change', async () => {
  await create(settings(true));
  await walk();
  expect([known.isHidden, known.isComplete]).toEqual([true, true]);
  await create(settings(false));
  await told();
  expect(known.isHidden).toBe(false);
  await create({ _id: 'menu', _type: 'menu' });
  expect(await told(), 'the menu is no such setting').toBeNull();
  // A start of the site does not know yet which changes would change it.
  watch = new AddressWatch(known, askAddresses(its.client({ perspective: 'published' })));
  await create(settings(true));
  await told();
  expect(known.isHidden).toBe(true);
});

test('a site that was hidden while nobody listened is known to be hidden after the start', async () => {
  await walk();
  await create(settings(true));
  watch = new AddressWatch(known, askAddresses(its.client({ perspective: 'published' })));
  await watch.askLists();
  expect(known.isHidden).toBe(true);
});
