import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { checkSection } from '#sections/check-section.ts';
import { addressesAt, addressesAtParams, addressesAtQuery } from './addresses-at-query.ts';
import { allAddresses } from './all-addresses.ts';
import { builtPaths, builtPathsQuery } from './built-paths-query.ts';
import { nothingFound } from './found.ts';
import { listedAddresses, listedCount, listedCountQuery, listedQuery } from './listed-query.ts';
import { neighbours } from './neighbours-fixture.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const to = (_ref: string) => ({ _type: 'reference', _ref });
const link = (target: object) => ({ _type: 'link', ...target });
const image = 'image-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-40x20-png';
const cutOut = 'image-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-40x20-png';
const paragraph = (text: string, marks: string[] = []) => [{ _key: 's', _type: 'span', text, marks }];

const documents = [
  ...neighbours,
  {
    _id: image,
    _type: 'sanity.imageAsset',
    url: 'https://assets.example/a.png',
    metadata: { lqip: 'data:,', dimensions: { width: 40, height: 20, aspectRatio: 2 } },
  },
  {
    _id: cutOut,
    _type: 'sanity.imageAsset',
    url: 'https://assets.example/b.png',
    metadata: { lqip: 'data:,', isOpaque: false, dimensions: { width: 40, height: 20, aspectRatio: 2 } },
  },
  {
    _id: 'post-long-lives',
    _type: 'post',
    title: 'Long lives',
    slug: slug('long-lives'),
    excerpt: 'Why credentials outlive the work they were made for.',
    category: to('category-research'),
    author: to('author-lind'),
    publishedAt: '2026-04-01T09:00:00Z',
    image: {
      _type: 'picture',
      asset: to(image),
      alt: 'A map',
      hotspot: { x: 0.25, y: 0.75, width: 0.5, height: 0.5 },
      crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
    },
    body: [
      {
        _key: 'a',
        _type: 'block',
        style: 'h2',
        markDefs: [
          { _key: 'm', _type: 'link-mark', link: link({ page: to('position-engineer'), anchor: 'apply' }) },
        ],
        children: paragraph('Join us', ['m']),
      },
      { _key: 'b', _type: 'picture', asset: to(image), isDecorative: true, alt: 'never read out' },
      { _key: 'f', _type: 'picture', asset: to(cutOut), alt: 'A seal' },
      { _key: 'c', _type: 'callout', text: 'Ask first.' },
      { _key: 'd', _type: 'poll', question: 'A block of a plugin that is gone' },
      { _key: 'e', _type: 'block', style: 'h6', children: paragraph('A style that is gone') },
    ],
  },
  { _id: 'post-without-address', _type: 'post', title: 'No address yet', category: to('category-research') },
  {
    _id: 'redirect-old',
    _type: 'redirect',
    from: slug('/old'),
    to: link({ page: to('post-long-lives') }),
    isPermanent: false,
  },
  { _id: 'redirect-plain', _type: 'redirect', from: slug('/plain'), to: link({ href: '/platform' }) },
  {
    _id: 'page-visibility',
    _type: 'page',
    title: 'Visibility',
    path: slug('/platform/visibility'),
    layout: 'carousel',
    seo: { noindex: true },
    sections: [{ _key: 'a', _type: 'cta-banner', title: 'Next' }, { _key: 'b', _type: 'gone' }, 7],
  },
  {
    _id: 'page-blog',
    _type: 'page',
    title: 'Blog',
    path: slug('/blog'),
    sections: [{ _key: 'a', _type: 'blog-index', title: 'All posts' }],
  },
  { _id: 'category-quiet', _type: 'category', title: 'Quiet', slug: slug('quiet') },
  ...Array.from({ length: 10 }, (_, index) => ({
    _id: `post-old-${index}`,
    _type: 'post',
    title: `Old ${index}`,
    slug: slug(`old-${index}`),
    // Two at a time: posts of the same moment stand in the order of their ids.
    publishedAt: `2025-01-0${5 - Math.floor(index / 2)}T09:00:00Z`,
  })),
];

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

const resolve = async (path: string) => resolvedWhole.parse(await ask(resolveQuery, resolveParams(path)));
const ask = (query: string, params = {}) => its.client({ perspective: 'published' }).fetch(query, params);

test('a post comes with its author, its category and three others, those of that category first', async () => {
  const { post, page } = await resolve('/blog/long-lives');
  expect(page).toBeNull();
  expect(post).toMatchObject({
    title: 'Long lives',
    category: { title: 'Research', slug: 'research', color: null },
    author: { firstName: 'Ada', lastName: 'Lind', avatar: null },
    related: [{ slug: 'quiet-keys' }, { category: null }, { category: null }],
    newer: null,
    older: { title: 'The quiet keys', slug: 'quiet-keys' },
    seo: null,
  });
});

test('a picture has its size, its crop and its hotspot; a decorative one is not read out', async () => {
  const { post } = await resolve('/blog/long-lives');
  expect(post?.image).toEqual({
    src: 'https://assets.example/a.png',
    width: 40,
    height: 20,
    lqip: 'data:,',
    dark: null,
    alt: 'A map',
    crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
    hotspot: { x: 0.25, y: 0.75 },
  });
  expect(post?.body[1]).toMatchObject({ _type: 'picture', picture: { alt: '' } });
});

test('a picture that can be seen through has no blurred impression, which would stand behind it for good', async () => {
  const { post } = await resolve('/blog/long-lives');
  expect(post?.body[2]).toMatchObject({ _type: 'picture', picture: { alt: 'A seal', lqip: null } });
});

test('formatted text has its links resolved, and says in its place what it does not know', async () => {
  const { post } = await resolve('/blog/long-lives');
  expect(post?.body.map(({ _key, _type }) => `${_key} ${_type}`)).toEqual([
    'a block',
    'b picture',
    'f picture',
    'c callout',
    'd left-out',
    'e block',
  ]);
  expect(post?.body[0]).toMatchObject({
    style: 'h2',
    markDefs: [{ href: '/join/engineer-query-engine#apply', isExternal: false }],
  });
  expect(post?.body[4]).toMatchObject({ part: 'block', name: 'poll' });
  expect(post?.body.at(-1)).toMatchObject({
    style: 'normal',
    children: [{ text: 'A style that is gone' }, { _type: 'left-out', part: 'style', name: 'h6' }],
  });
});

test('a position is found below /join', async () => {
  const { position } = await resolve('/join/engineer-query-engine');
  expect(position).toMatchObject({
    title: 'Engineer, query engine',
    location: 'Remote',
    body: [],
    summary: '',
  });
});

test('an old path knows where it leads now, and whether for ever', async () => {
  expect((await resolve('/old')).redirect).toEqual({ to: '/blog/long-lives', isPermanent: false });
  expect((await resolve('/plain')).redirect).toEqual({ to: '/platform', isPermanent: true });
});

test('a path that nobody has written leads nowhere, not to a document without an address', async () => {
  const nothing = { ...nothingFound, held: null };
  expect(await resolve('/nowhere')).toEqual(nothing);
  const blog = { title: 'Blog', path: '/blog', hasIndex: true };
  expect(await resolve('/blog/nowhere')).toEqual({ ...nothing, ancestors: [blog] });
});

test('a page comes with the pages above it, and with sections that are checked one by one', async () => {
  const { page, held, ancestors } = await resolve('/platform/visibility');
  expect(ancestors).toEqual([{ title: 'Platform', path: '/platform', hasIndex: false }]);
  expect(page).toMatchObject({ layout: null, seo: { noindex: true, title: null } });
  expect(held?.sections).toHaveLength(3);
});

test('the list of posts has a page for every nine, after a large one, and one for every category', async () => {
  const listed = async (path: string) => {
    const section = checkSection((await resolve(path)).held?.sections[0]);
    if (!section.ok || section.kind !== 'blog-index') return null;
    const { posts, count, pages, number, category } = section.props;
    return { slugs: posts.map((post) => post.slug), count, pages, number, category: category?.title ?? null };
  };
  const old = Array.from({ length: 10 }, (_, index) => `old-${index}`);
  const all = { count: 12, pages: 2, category: null };
  expect(await listed('/blog')).toEqual({
    ...all,
    number: 1,
    slugs: ['long-lives', 'quiet-keys', ...old.slice(0, 8)],
  });
  expect(await listed('/blog/page/2')).toEqual({ ...all, number: 2, slugs: old.slice(8) });
  expect(await listed('/blog/category/research')).toEqual({
    count: 2,
    pages: 1,
    number: 1,
    category: 'Research',
    slugs: ['long-lives', 'quiet-keys'],
  });
  expect(await listed('/blog/category/quiet')).toMatchObject({ slugs: [], count: 0, category: 'Quiet' });
});

test.each(['/blog/page/3', '/blog/category/nobody', '/blog/category/quiet/page/2', '/platform/page/1'])(
  'nothing stands at %s',
  async (path) => expect((await resolve(path)).page).toBeNull(),
);

test('all addresses are known, with those that search engines shall leave out', async () => {
  const pages = await allAddresses(ask);
  const expected = [
    ...neighbours.flatMap((one) => storedAddress(one) ?? []),
    '/blog',
    '/blog/category/quiet',
    '/blog/category/research',
    '/blog/long-lives',
    ...Array.from({ length: 10 }, (_, index) => `/blog/old-${index}`),
    '/blog/page/2',
    '/old',
    '/plain',
    '/platform/visibility',
  ];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  expect(pages.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([
    '/blog/category/quiet',
    '/platform/visibility',
    '/old',
    '/plain',
  ]);
});

test('of some paths those are known at which something stands', async () => {
  const paths = ['/', '/old', '/blog', '/blog/page/2', '/blog/page/3', '/blog/category/quiet', '/blog/old-1'];
  const nowhere = ['/nowhere', '/blog/nobody', '/risks/old-1', '/blog/category/nobody'];
  const found = addressesAt.parse(await ask(addressesAtQuery, addressesAtParams([...paths, ...nowhere])));
  expect([...paths, ...nowhere].filter((path) => found.includes(path))).toEqual([
    '/old',
    '/blog',
    '/blog/page/2',
    '/blog/category/quiet',
    '/blog/old-1',
  ]);
});

test('the documents that search engines are told of are asked for in parts, and those that the build renders at once', async () => {
  const parts = await Promise.all(
    [0, 7].map(async (from) => listedAddresses.parse(await ask(listedQuery, { from, to: from + 7 }))),
  );
  const listed = parts.flat().flatMap(({ path }) => path ?? []);
  expect(listed).toHaveLength(14);
  expect(new Set(listed).size).toBe(14);
  const hidden = parts.flat().filter(({ noindex }) => noindex);
  expect(hidden.map(({ path }) => path)).toContain('/platform/visibility');
  expect(listedCount.parse(await ask(listedCountQuery))).toBeGreaterThanOrEqual(listed.length);
  const built = builtPaths.parse(await ask(builtPathsQuery));
  expect(built).toEqual(expect.arrayContaining(['/blog', '/platform/visibility', '/blog/long-lives']));
});
