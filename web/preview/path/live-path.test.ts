import { expect, test } from 'vitest';
import { standIn } from '#canvas/text/stand-in.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { LivePath } from './live-path.ts';
import type { PreviewSeed } from './preview-seed.ts';
import { servedDocument } from './served-path.ts';
import { treeOf, treesOf } from './trees-fixture.ts';

const page = {
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections: [
    { _key: 'one', _type: 'prose', title: 'One', text: [] },
    { _key: 'two', _type: 'prose', title: 'Two', text: [] },
    { _key: 'list', _type: 'blog-list', title: 'Newest', source: 'latest' },
  ],
};

const trees = { frame: '', kinds: {} };
const livePath = (seed: PreviewSeed) => new LivePath(seed, treesOf('/a'));

/** What the lake answers for the page; the list on it holds posts that the browser has not been given. */
function seedOf(document = page): PreviewSeed {
  const params = resolveParams('/a');
  const seed = { trees, params, documents: [document], served: {} };
  const { shown } = livePath(seed);
  const made = livePath({ ...seed, served: shown }).put(document);
  const sections = ((servedDocument(made)?.sections ?? []) as { _key: string }[]).map((section) =>
    section._key === 'list' ? { ...section, posts: [{ title: 'From the lake' }] } : section,
  );
  return { ...seed, served: { ...made, page: { ...servedDocument(made), sections } } };
}

const sectionsOf = (live: LivePath) =>
  servedDocument(live.shown)?.sections as { _key: string; title?: string }[];

test('an edit shows at once, and only the edited section is another object', () => {
  const live = livePath(seedOf());
  const [, two] = sectionsOf(live);
  live.put({
    ...page,
    _id: 'drafts.page-a',
    sections: [{ ...page.sections[0], title: 'First' }, ...page.sections.slice(1)],
  });
  expect(sectionsOf(live)[0]?.title).toBe('First');
  expect(sectionsOf(live)[1]).toBe(two);
});

test('sections are inserted, removed and reordered as in the form', () => {
  const live = livePath(seedOf());
  const [one, two, list] = page.sections;
  live.put({ ...page, sections: [list, { _key: 'new', _type: 'prose', title: 'New' }, one] });
  expect(sectionsOf(live).map(({ _key }) => _key)).toEqual(['list', 'new', 'one']);
  live.put({ ...page, sections: [two] });
  expect(sectionsOf(live).map(({ _key }) => _key)).toEqual(['two']);
});

test('a list of what the browser has not been given stays as the lake has made it', () => {
  const live = livePath(seedOf());
  live.put({ ...page, title: 'Another' });
  expect(sectionsOf(live)[2]).toMatchObject({ posts: [{ title: 'From the lake' }] });
  expect(live.shown.page).toMatchObject({ title: 'Another' });
});

test('the lake has caught up when it has stored all that was edited here', () => {
  const live = livePath(seedOf());
  const edited = { ...page, title: 'Edited' };
  live.put({ ...edited, _id: 'drafts.page-a', _rev: 'of the form' } as never);
  expect(live.isCaughtUpBy(seedOf())).toBe(false);
  const fresh = seedOf({ ...edited, _rev: 'of the lake', _updatedAt: '2026-01-02' } as never);
  expect(live.isCaughtUpBy(fresh)).toBe(true);
  // Written between the lake's answer and its documents.
  const older = { ...fresh.served, page: { ...servedDocument(fresh.served), _updatedAt: '2026-01-01' } };
  expect(live.isCaughtUpBy({ ...fresh, served: older })).toBe(false);
});

test('a text that was emptied on the page keeps its place when the lake has caught up', () => {
  const [one, ...others] = page.sections;
  const { title: _emptied, ...empty } = one ?? {};
  const seed = seedOf({ ...page, sections: [empty, ...others] } as never);
  const kept = new Set(['page-a sections[_key=="one"].title']);
  expect(sectionsOf(livePath(seed))[0]?.title).not.toBe(standIn);
  expect(sectionsOf(new LivePath(seed, treesOf('/a'), kept))[0]?.title).toBe(standIn);
});

test('a page whose address stands in the form alone stays until the lake has it', () => {
  const params = resolveParams('/a');
  const nothing = { trees, params, documents: [], served: {} };
  const live = livePath(nothing);
  live.put({ ...page, _id: 'drafts.page-a' });
  expect(servedDocument(live.shown)?.title).toBe('A');
  expect(live.isCaughtUpBy(nothing)).toBe(false);
  expect(live.isCaughtUpBy(seedOf())).toBe(true);
});

test('a document keeps its own field "type"', () => {
  const position = { _id: 'p', _type: 'position', title: 'P', slug: { current: 'p' }, type: 'Full-time' };
  const params = resolveParams('/join/p');
  const { shown } = livePath({ trees, params, documents: [position], served: {} });
  const live = livePath({ trees, params, documents: [position], served: shown });
  expect(live.put({ ...position, title: 'Q' }).position).toMatchObject({ title: 'Q', type: 'Full-time' });
});

test('a shared section shows on the page while it is edited in its own form', () => {
  const shared = {
    _id: 'closing',
    _type: 'shared-section',
    title: 'Closing',
    sections: [{ _key: 'words', _type: 'prose', title: 'Shared', text: [] }],
  };
  const place = { _key: 'end', _type: 'shared', section: { _type: 'reference', _ref: 'closing' } };
  const document = { ...page, sections: [...page.sections.slice(0, 2), place] };
  const params = resolveParams('/a');
  const seed = { trees, params, documents: [document, shared], served: {} };
  const { shown } = livePath(seed);
  const live = livePath({ ...seed, served: livePath({ ...seed, served: shown }).put(document) });
  expect(sectionsOf(live)[2]).toMatchObject({ _key: 'end', _type: 'prose', title: 'Shared' });
  const edited = { ...shared, sections: [{ ...shared.sections[0], title: 'Everywhere' }] };
  live.put({ ...edited, _id: 'drafts.closing' });
  expect(sectionsOf(live)[2]?.title).toBe('Everywhere');
});

test('whose address is being edited stays before the editor, with all else that is edited', () => {
  const live = livePath(seedOf());
  const elsewhere = { ...page, title: 'Moving', path: { _type: 'slug', current: '/elsewhere' } };
  expect(live.put({ ...elsewhere, _id: 'drafts.page-a' }).page).toMatchObject({
    title: 'Moving',
    path: '/a',
  });
  expect(live.documentOf('page-a')).toMatchObject({ path: { current: '/elsewhere' } });
});

test('a section stays the same object in the form, too, as long as it says the same', () => {
  const live = livePath(seedOf());
  const copy = structuredClone({ ...page, _id: 'drafts.page-a' });
  live.put(copy);
  live.put({ ...structuredClone(copy), title: 'Another' });
  expect(live.documentOf('page-a')?.sections).toEqual(page.sections);
  const [first] = (live.documentOf('page-a')?.sections ?? []) as unknown[];
  expect(first).toBe(page.sections[0]);
});

test('a document that is newly pointed at is missing until it is brought', () => {
  const live = livePath(seedOf());
  const posts = [{ _key: 'p', _type: 'reference', _ref: 'post-new' }];
  const picked = { _key: 'picked', _type: 'blog-list', title: 'Picked', source: 'picked', posts };
  const edited = { ...page, sections: [...page.sections, picked] };
  expect(live.missingFor(edited)).toEqual(['post-new']);
  live.put(edited);
  expect(sectionsOf(live)[3]).toMatchObject({ posts: [] });
  live.put({ _id: 'post-new', _type: 'post', title: 'New', slug: { _type: 'slug', current: 'new' } });
  expect(sectionsOf(live)[3]).toMatchObject({ posts: [{ title: 'New' }] });
  expect(live.missingFor(edited)).toEqual([]);
});

test('a post follows its form, but for the lists that only the lake can make', () => {
  const post = { _id: 'post-a', _type: 'post', title: 'A', slug: { _type: 'slug', current: 'a' } };
  const params = resolveParams('/blog/a');
  const seed = { trees, params, documents: [post], served: {} };
  const made = livePath({ ...seed, served: { post: { _id: 'post-a' } } }).put(post);
  const ofOthers = [{ title: 'From the lake' }];
  const live = livePath({ ...seed, served: { ...made, post: { ...(made.post as object), ofOthers } } });
  expect(live.put({ ...post, _id: 'drafts.post-a', title: 'Edited' }).post).toMatchObject({
    title: 'Edited',
    ofOthers,
  });
});

test('a section of a kind whose query is not here stays as the lake has made it, until the query has come', () => {
  const seed = seedOf();
  const live = new LivePath(seed, treesOf('/a', ['blog-list']));
  const [one] = sectionsOf(live);
  live.put({ ...page, title: 'B', sections: [{ ...page.sections[0], title: 'First' }, page.sections[2]] });
  expect(live.shown.page).toMatchObject({ title: 'B' });
  expect(sectionsOf(live).map(({ _key }) => _key)).toEqual(['one', 'list']);
  expect(sectionsOf(live)[0]).toBe(one);
  expect(live.missingKinds).toEqual(['prose']);

  live.addTree('prose', treeOf('/a', 'prose'));
  expect(live.missingKinds).toEqual([]);
  expect(sectionsOf(live)[0]?.title).toBe('First');
  expect(sectionsOf(live)[1]).toMatchObject({ posts: [{ title: 'From the lake' }] });
});

test('a list of what the browser has not been given stays as the lake has made it, though its query comes later', () => {
  const live = new LivePath(seedOf(), treesOf('/a', ['prose']));
  expect(live.missingKinds).toEqual(['blog-list']);
  live.addTree('blog-list', treeOf('/a', 'blog-list'));
  live.put({ ...page, title: 'Another' });
  expect(sectionsOf(live)[2]).toMatchObject({ posts: [{ title: 'From the lake' }] });
});

test('a section of a kind that is new to the page waits for its query, and all else goes on', () => {
  const live = new LivePath(seedOf(), treesOf('/a', ['prose', 'blog-list']));
  expect(live.missingKinds).toEqual([]);
  const inserted = { _key: 'new', _type: 'cta-banner', title: 'New', version: 2 };
  live.put({ ...page, sections: [inserted, { ...page.sections[0], title: 'First' }] });
  expect(sectionsOf(live)).toMatchObject([{ _key: 'one', title: 'First' }]);
  expect(live.missingKinds).toEqual(['cta-banner']);
  const tree = treeOf('/a', 'cta-banner');
  live.addTree('cta-banner', tree);
  expect(sectionsOf(live)).toMatchObject([{ _key: 'new', title: 'New' }, { _key: 'one' }]);
  expect(live.missingKinds).toEqual([]);
  expect(live.addTree('cta-banner', tree)).toBe(live.shown);
});
