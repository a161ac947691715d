import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { kinds } from '#sections/registry.ts';
import { nameOfPath } from '../inspect/field-path.ts';
import { whenStored } from '../inspect/when-stored.ts';
import { addRedirects } from '../path/redirects-in-release.ts';
import { type Checked, checkDocument } from './check-document.ts';
import { isChecked } from './is-checked.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());
beforeEach(() => client().delete({ query: '*[_type in ["page", "redirect", "menu", "footer", "site"]]' }));

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const banner = (link: object) => ({
  _key: 'a',
  _type: 'cta-banner',
  title: 'Next',
  version: 2,
  buttons: [{ _key: 'b', _type: 'button', label: 'Go', variant: 'cta', link: { _type: 'link', ...link } }],
});
const page = (_id: string, path: string, ...sections: object[]): Checked => ({
  _id,
  _type: 'page',
  title: 'A page',
  path: { _type: 'slug', current: path },
  seo: { description: 'What it is.' },
  sections: sections.length > 0 ? sections : [banner({ href: 'https://a.example' })],
});
const prose = (title: string) => ({
  _key: 'a',
  _type: 'prose',
  title: 'Words',
  text: [{ _key: 'h', _type: 'block', style: 'h2', children: [{ _key: 's', _type: 'span', text: title }] }],
});
const toPage = (id: string) => banner({ page: { _type: 'reference', _ref: id, _weak: true } });

/** Stores a document and answers with the faults found in it. */
async function faultsOf(document: Checked) {
  await client().createOrReplace(document);
  const { hints } = await checkDocument(client(), document);
  return hints
    .filter(({ weight }) => weight === 'fault')
    .map(({ path, text }) => `${nameOfPath(path)}: ${text}`);
}

test('the pages are named on which lists may show a post', async () => {
  await client().create(page('home', '/', { _key: 'l', _type: 'blog-list', title: 'News' }));
  const post = { _id: 'drafts.new', _type: 'post', title: 'New', slug: { _type: 'slug', current: 'new' } };
  await client().createOrReplace(post);
  const { before } = await checkDocument(client(), post);
  expect([before.uses, before.lists.map(({ _id }) => _id)]).toEqual([[], ['home']]);
  await client().delete('drafts.new');
});

test('a link to what is not published keeps a draft back, and leads to its own address in any case', async () => {
  await client().create(page('drafts.other', '/other'));
  expect(await faultsOf(page('drafts.p', '/p', toPage('other')))).toEqual([
    expect.stringMatching(/^sections\.a\.buttons\.b\.link\.page: What is picked here is not published/),
  ]);
  expect(await faultsOf(page('drafts.p', '/p', banner({ href: '/other' })))).toEqual([
    expect.stringMatching(/^sections\.a\.buttons\.b\.link\.href: It leads to \/other, where nothing stands/),
  ]);
  expect(await faultsOf(page('drafts.p', '/p', banner({ href: '/p#top' })))).toEqual([]);
  expect(await faultsOf(page('drafts.p', '/p', toPage('p')))).toEqual([]);
});

test('a link to a place leads to one that is there: on this page as it is written, on others as they are published', async () => {
  await client().create(
    page('other', '/other', { ...banner({ href: 'https://a.example' }), anchor: 'terms' }),
  );
  await client().create(
    page('drafts.other', '/other', { ...banner({ href: 'https://a.example' }), anchor: 'offer' }),
  );
  const to = (link: object) => page('drafts.p', '/p', { ...banner(link), anchor: 'start' });
  for (const href of ['/other#terms', '/other#main', '/p#start', '#start', '#top', '/other'])
    expect(await faultsOf(to({ href }))).toEqual([]);
  expect(await faultsOf(to({ anchor: 'start' }))).toEqual([]);
  expect(await faultsOf(to({ href: '/other#offer' }))).toEqual([
    'sections.a.buttons.b.link.href: It leads to #offer on /other, which has only #terms. Pick one of these, or none.',
  ]);
  expect(await faultsOf(to({ href: '#end' }))).toEqual([
    expect.stringMatching(
      /^sections\.a\.buttons\.b\.link\.href: It leads to #end on \/p, which has only #start/,
    ),
  ]);
  // Fragments are compared as browsers do it: decoded, and without a text directive.
  await client().createOrReplace(page('other', '/other', prose('Großkunden')));
  for (const href of ['/other#gro%C3%9Fkunden', '/other#großkunden:~:text=a', '/other#:~:text=a', '/other#%'])
    expect([href, (await faultsOf(to({ href }))).length]).toEqual([href, href.endsWith('%') ? 1 : 0]);
  await client().createOrReplace(
    page('other', '/other', { ...banner({ href: 'https://a.example' }), anchor: 'terms' }),
  );
  const reference = { page: { _type: 'reference', _ref: 'other', _weak: true }, anchor: 'offer' };
  expect(await faultsOf(to(reference))).toEqual([
    expect.stringMatching(/^sections\.a\.buttons\.b\.link\.anchor: It leads to #offer on \/other/),
  ]);
  expect(await faultsOf(to({ anchor: 'end' }))).toEqual([
    expect.stringMatching(
      /^sections\.a\.buttons\.b\.link\.anchor: It leads to #end on \/p, which has only #start/,
    ),
  ]);
});

test('the form at the end of a position is a place on its page, and so is a list of posts without an anchor', async () => {
  const form = { _id: 'form-apply', _type: 'form', title: 'Apply', name: 'apply' };
  await client().createOrReplace(form);
  await client().createOrReplace({
    _id: 'position-a',
    _type: 'position',
    title: 'Engineer',
    slug: { _type: 'slug', current: 'engineer' },
    form: { _type: 'reference', _ref: form._id },
  });
  await client().createOrReplace(page('list', '/notes', { ...kinds['blog-index'].sample, _key: 'list' }));
  expect(await faultsOf(page('drafts.p', '/p', banner({ href: '/join/engineer#apply' })))).toEqual([]);
  expect(await faultsOf(page('drafts.p', '/p', banner({ href: '/notes#all-posts' })))).toEqual([]);
  expect(await faultsOf(page('drafts.p', '/p', banner({ href: '/notes#none' })))).toHaveLength(1);
  await client().delete({ query: '*[_id in ["position-a", "form-apply"]]' });
});

test('what is no page is looked at in the same way: its links, and the words of its pictures', async () => {
  await client().create(page('drafts.other', '/other'));
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'other', _weak: true } };
  const menu = {
    _id: 'drafts.menu',
    _type: 'menu',
    items: [{ _key: 'a', _type: 'menu-item', title: 'Other', link }],
  };
  expect(await faultsOf(menu)).toEqual([expect.stringMatching(/^items\.a\.link\.page: .*not published/)]);
  const redirect = { _id: 'drafts.r', _type: 'redirect', from: { _type: 'slug', current: '/old' } };
  expect(await faultsOf({ ...redirect, to: { _type: 'link', href: '/nowhere' } })).toEqual([
    expect.stringMatching(/^to\.href: It leads to \/nowhere, where nothing stands/),
  ]);
  const logo = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-gone-10x10-png', _weak: true } };
  const integration = { _id: 'drafts.i', _type: 'integration', title: 'Partner', logo };
  expect((await faultsOf(integration)).toSorted()).toEqual([
    expect.stringMatching(/^logo\.alt: Say what the picture shows/),
    expect.stringMatching(/^logo\.asset: The file of this picture is gone/),
  ]);
});

test('of all that visitors see nothing is published unseen, and templates are no concern of theirs', () => {
  for (const type of [
    'menu',
    'footer',
    'site',
    'post',
    'position',
    'category',
    'integration',
    'form',
    'redirect',
  ])
    expect([type, isChecked(type)]).toEqual([type, true]);
  for (const type of ['page-template', 'submission', 'sanity.imageAsset'])
    expect([type, isChecked(type)]).toEqual([type, false]);
});

test('what goes out in one release may lead to each other', async () => {
  await client().releases.create({ releaseId: 'both', metadata: { releaseType: 'asap' } });
  await client().create(page('versions.both.other', '/other'));
  expect(await faultsOf(page('versions.both.p', '/p', toPage('other')))).toEqual([]);
  expect(await faultsOf(page('versions.both.p', '/p', banner({ href: '/other' })))).toEqual([]);
});

test('a page that moves in a release is kept back until the release has a redirect', async () => {
  await client().releases.create({ releaseId: 'moving', metadata: { releaseType: 'asap' } });
  await client().create(page('p', '/old'));
  const version = page('versions.moving.p', '/new');
  expect(await faultsOf(version)).toEqual([expect.stringMatching(/^path: It moves from \/old to \/new/)]);
  const { move } = await checkDocument(client(), version);
  if (move) await addRedirects(client(), move, 'moving');
  expect(await faultsOf(version)).toEqual([]);
  expect((await checkDocument(client(), version)).move).toMatchObject({ from: '/old', isLedOn: true });
});

test('of a draft that moves, Publish asks itself; it is told what shows it', async () => {
  await client().create(page('p', '/old'));
  await client().create(page('q', '/q', toPage('p')));
  const draft = page('drafts.p', '/new');
  expect(await faultsOf(draft)).toEqual([]);
  const { move, before } = await checkDocument(client(), draft);
  expect(move).toEqual({ id: 'p', from: '/old', to: '/new', isLedOn: false });
  expect(before).toMatchObject({ isPublished: true, uses: [{ _id: 'q', title: 'A page' }] });
});

test('it is known whether visitors have a document just as it stands', async () => {
  const isSame = async (document: Checked) => (await checkDocument(client(), document)).before.isSame;
  expect(await isSame(page('drafts.p', '/p'))).toBe(false);
  await client().create(page('p', '/p'));
  expect(await isSame({ ...page('p', '/p'), _rev: 'other' })).toBe(true);
  expect(await isSame(page('drafts.p', '/p'))).toBe(true);
  expect(await isSame({ ...page('drafts.p', '/p'), title: 'Another' })).toBe(false);
});

test('what is asked of the lake waits until that has what the form has, in whatever order', async () => {
  const { _id, _type, ...fields } = page('drafts.late', '/late');
  const saved = whenStored(client(), { ...fields, _type, _id });
  await client().create({ _id, _type, ...fields });
  await saved;
  expect(await client().getDocument('drafts.late')).toBeDefined();
});

test('what was changed in a section that pages share and is not published so is said, with what would publish it', async () => {
  const shared = { _id: 'closing', _type: 'shared-section', title: 'Closing', sections: [prose('First')] };
  await client().createOrReplace(shared);
  const place = { _key: 'p', _type: 'shared', section: { _type: 'reference', _ref: 'closing' } };
  const document = page('drafts.shows', '/shows', place);
  await client().createOrReplace(document);
  const advice = async () =>
    (await checkDocument(client(), document)).hints.filter(({ lacks }) => lacks !== undefined);
  expect(await advice()).toEqual([]);
  await client().createOrReplace({ ...shared, _id: 'drafts.closing' });
  expect(await advice()).toEqual([]);
  await client().createOrReplace({ ...shared, _id: 'drafts.closing', sections: [prose('Second')] });
  expect(await advice()).toMatchObject([
    {
      weight: 'advice',
      lacks: 'closing',
      path: ['sections', { _key: 'p' }],
      text: expect.stringMatching(/^“Closing” is on several pages/),
    },
  ]);
  await client().delete('drafts.closing');
  await client().delete('drafts.shows');
  await client().delete('closing');
});
