import { expect, test } from 'vitest';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { describeDatasetFinding } from '#contract/dataset/finding.ts';
import type { StoredDocument } from '#contract/project.ts';
import { kinds } from '#sections/registry.ts';
import { project } from '../project/project.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const banner = (link: object, fields = {}) => ({
  _key: 'x',
  _type: 'cta-banner',
  title: 'Next',
  buttons: [{ _key: 'b', _type: 'button', label: 'Go', link: { _type: 'link', ...link } }],
  ...fields,
});
const outside = banner({ href: 'https://a.example' });
const page = (name: string, sections: unknown[] = [outside], fields = {}): StoredDocument => ({
  _id: `page-${name}`,
  _type: 'page',
  title: name,
  path: slug(`/${name}`),
  seo: { description: 'What it is, in a sentence for those who search.' },
  sections,
  ...fields,
});
const redirect = (from: string, to: object): StoredDocument => ({
  _id: `redirect-${from}`,
  _type: 'redirect',
  from: slug(`/${from}`),
  to: { _type: 'link', ...to },
});

/** Each finding as `id: line`. */
async function findings(...documents: StoredDocument[]) {
  const found = await checkDataset(project, documents);
  return found.map((finding) => `${finding.id}: ${describeDatasetFinding(finding)}`);
}

test('content in which all is well has no findings', async () => {
  const link = { page: { _type: 'reference', _ref: 'page-b' }, anchor: 'next' };
  expect(
    await findings(
      page('a', [banner(link), { _key: 'y', _type: 'hero', title: 'Words', layout: 'center' }]),
      page('b', [banner({ href: '/a' }, { anchor: 'next' })]),
      redirect('old', { href: '/a' }),
    ),
  ).toEqual([]);
});

test('sections that visitors would miss are named with the reason', async () => {
  const sections = [
    { _key: 'x', _type: 'cta-banner', title: 7 },
    { _key: 'y', _type: 'carousel' },
    'rubbish',
  ];
  expect(await findings(page('a', sections))).toEqual(
    expect.arrayContaining([
      'page-a: ✗ sections.x: Visitors do not see this section (cta-banner): title: expected a text, found 7',
      expect.stringMatching(
        /^page-a: ✗ sections\.y: Visitors do not see this section \(carousel\): No kind of section is named "carousel"/,
      ),
      expect.stringMatching(/^page-a: ✗ sections: Visitors do not see this section: This is not a section/),
    ]),
  );
});

test('a section of an older form is shown, and so is no finding of visitors; editors see its old field', async () => {
  const old = {
    _key: 'x',
    _type: 'cta-banner',
    title: 'Next',
    button: { _type: 'button', label: 'Go', link: { _type: 'link', href: '/a' } },
  };
  expect(await findings(page('a', [old]))).toEqual([
    "page-a: ✗ sections.x.button: The Studio refuses it: Field 'button' does not exist on type 'cta-banner'",
  ]);
});

test('what the Studio refuses is named with the rule', async () => {
  expect(await findings(page('a', undefined, { title: 'x'.repeat(71) }))).toEqual([
    'page-a: ✗ title: The Studio refuses it: Must be at most 70 characters long',
    expect.stringMatching(/^page-a: ! seo.title: The title has 71 characters with the name of the site/),
  ]);
});

test('a picture without words for those who cannot see it is named', async () => {
  const asset: StoredDocument = {
    _id: 'image-a',
    _type: 'sanity.imageAsset',
    url: 'http://localhost/a.png',
  };
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-a' } };
  const marquee = { _key: 'x', _type: 'marquee', pictures: [{ _key: 'p', _type: 'slide', image }] };
  expect(await findings(page('a', [marquee]), asset)).toEqual([
    expect.stringMatching(
      /^page-a: ✗ sections\.x\.pictures\.p\.image\.alt: The Studio refuses it: Say what the picture shows/,
    ),
  ]);
  expect(await findings(page('a', [marquee]), { ...asset, altText: 'A key' })).toEqual([]);
});

test('references to what is not there are errors, weak ones warnings', async () => {
  const strong = { page: { _type: 'reference', _ref: 'page-gone' } };
  const weak = { page: { _type: 'reference', _ref: 'page-gone', _weak: true } };
  expect(await findings(page('a', [banner(strong)]), page('b', [banner(weak)]))).toEqual([
    'page-a: ✗ sections.x.buttons.b.link.page: It refers to "page-gone", which is not there. Pick another document, or empty the field.',
    'page-b: ! sections.x.buttons.b.link.page: It refers to "page-gone", which is not there any more. Pick another document, or empty the field.',
  ]);
});

test('links into the site that lead nowhere are named', async () => {
  const nowhere = page('a', [banner({ href: '/nowhere?x=1' })]);
  const place = page('b', [banner({ href: '/a#first' })]);
  const own = page('c', [banner({ anchor: 'end' }, { anchor: 'start' })]);
  const pathless = page('d', [banner({ page: { _type: 'reference', _ref: 'post-a' } })]);
  expect(
    (await findings(nowhere, place, own, pathless, { _id: 'post-a', _type: 'post' })).filter((line) =>
      line.includes('leads to'),
    ),
  ).toEqual([
    'page-a: ✗ sections.x.buttons.b.link: It leads to /nowhere, where nothing stands. Pick a page, or make a redirect from there.',
    'page-b: ✗ sections.x.buttons.b.link: It leads to #first on /a, which has no anchors. Give a section that anchor, or leave it out.',
    'page-c: ✗ sections.x.buttons.b.link: It leads to #end on /c, which has only #start. Pick one of these, or none.',
    'page-d: ✗ sections.x.buttons.b.link: It leads to "post-a", which has no path yet. Give that document one.',
  ]);
});

test('a link may lead to a heading of a text, by the id that the page gives it', async () => {
  const heading = (title: string) => ({
    _key: title,
    _type: 'block',
    style: 'h2',
    children: [{ _key: 's', _type: 'span', text: title }],
  });
  const text = [heading('What we keep'), heading('What we keep')];
  const links = ['#what-we-keep', '#what-we-keep-2', '#what-we-lose'].map((place) => ({
    href: `/a${place}`,
  }));
  const found = await findings(
    page('a', [{ _key: 'x', _type: 'prose', title: 'Terms', text }]),
    ...links.map((link, index) => page(`with-${index}`, [banner(link)])),
  );
  expect(found).toEqual([
    'page-with-2: ✗ sections.x.buttons.b.link: It leads to #what-we-lose on /a, which has only #terms, #what-we-keep, #what-we-keep-2. Pick one of these, or none.',
  ]);
});

test('two documents with one path are both named', async () => {
  const found = await findings(page('a'), page('b', [], { path: slug('/a') }), redirect('a', { href: '/b' }));
  expect(found.filter((line) => line.includes('is also the path of'))).toEqual([
    'page-a: ✗ path: /a is also the path of "page-b", "redirect-a": visitors see only one of them. Give each its own.',
    'page-b: ✗ path: /a is also the path of "page-a", "redirect-a": visitors see only one of them. Give each its own.',
    'redirect-a: ✗ from: /a is also the path of "page-a", "page-b": visitors see only one of them. Give each its own.',
  ]);
});

test('a redirect that waits below the page to which it leads is no mistake, one that leads elsewhere is', async () => {
  const waiting = { page: { _type: 'reference', _ref: 'page-a' } };
  expect(await findings(page('a'), redirect('a', waiting))).toEqual([]);
  expect(await findings(page('a'), page('b'), redirect('a', { href: '/b' }))).toEqual([
    expect.stringMatching(/^page-a: ✗ path: \/a is also the path of "redirect-a"/),
    expect.stringMatching(/^redirect-a: ✗ from: \/a is also the path of "page-a"/),
  ]);
});

test('redirects in a circle are errors, redirects to redirects warnings', async () => {
  const found = await findings(
    page('end'),
    redirect('one', { href: '/two' }),
    redirect('two', { href: '/end' }),
    redirect('left', { href: '/right' }),
    redirect('right', { href: '/left' }),
  );
  expect(found).toEqual([
    'redirect-one: ! to: It leads to another redirect: /one → /two → /end. Lead it to /end at once.',
    'redirect-left: ✗ to: It leads in a circle: /left → /right → /left. Change one of them.',
    'redirect-right: ✗ to: It leads in a circle: /right → /left → /right. Change one of them.',
  ]);
});

test('assets that nobody shows, and types that the Studio does not know, are warnings', async () => {
  const asset = { _id: 'image-a', _type: 'sanity.imageAsset', originalFilename: 'old.png' };
  expect(await findings(asset, { _id: 'thing', _type: 'thing' })).toEqual([
    'image-a: ! No document shows "old.png". Delete it if nobody will.',
    'thing: ! The Studio has no type "thing": nobody can edit it, and nothing shows it. Migrate or delete it.',
  ]);
});

test('the headings of a post, and the frame of a page, are places that links can jump to', async () => {
  const post = {
    _id: 'post-a',
    _type: 'post',
    slug: slug('a'),
    body: [
      {
        _key: 'h',
        _type: 'block',
        style: 'h2',
        children: [{ _key: 's', _type: 'span', text: 'First steps' }],
      },
      null,
    ],
  };
  const found = await findings(
    page('a', [banner({ href: '/blog/a#first-steps' })]),
    page('b', [banner({ href: '/a#main' })]),
    page('c', [banner({ href: '/blog/a/#last-steps' })]),
    post,
  );
  expect(found.filter((line) => line.includes('It leads to'))).toEqual([
    'page-c: ✗ sections.x.buttons.b.link: It leads to #last-steps on /blog/a, which has only #first-steps. Pick one of these, or none.',
  ]);
});

test('a link may lead to a category of the list of posts, but not to one that nobody has written', async () => {
  const category = {
    _id: 'category-keys',
    _type: 'category',
    title: 'Keys',
    slug: { _type: 'slug', current: 'keys' },
  };
  const list = { _key: 'l', _type: 'blog-index', title: 'All posts' };
  const found = await findings(
    page('a', [list, banner({ href: '/a/category/keys' })]),
    page('b', [banner({ href: '/a/category/locks' })]),
    category,
  );
  expect(found.filter((line) => line.includes('It leads to'))).toEqual([
    'page-b: ✗ sections.x.buttons.b.link: It leads to /a/category/locks, where nothing stands. Pick a page, or make a redirect from there.',
  ]);
});

test('what the Studio only warns of is a warning', async () => {
  const heroes = ['x', 'y'].map((_key) => ({ _key, _type: 'hero', title: 'Words', layout: 'center' }));
  expect(await findings(page('a', heroes))).toEqual([
    expect.stringMatching(/^page-a: ! sections: The Studio warns: /),
  ]);
});

test('what the Studio tells before a document goes out is told here too, but not twice of one field', async () => {
  const { eyebrow, title } = kinds.hero.sample;
  const hero = { _key: 'x', _type: 'hero', layout: 'center', eyebrow, title };
  const asset = {
    _id: 'image-a-90x90-png',
    _type: 'sanity.imageAsset',
    metadata: { dimensions: { width: 90 } },
  };
  const image = { _type: 'picture', alt: 'IMG_1', asset: { _type: 'reference', _ref: asset._id } };
  const marquee = { _key: 'y', _type: 'marquee', pictures: [{ _key: 'p', _type: 'slide', image }] };
  const empty = { _key: 'z', _type: 'cta-banner' };
  const found = await findings(page('a', [hero, marquee, empty], { seo: {} }), asset);
  expect(found.filter((line) => !line.includes('The Studio'))).toEqual([
    expect.stringMatching(/^page-a: ! seo\.description: Write a description/),
    expect.stringMatching(/^page-a: ✗ sections\.z: This section holds nothing yet/),
    expect.stringMatching(
      /^page-a: ! sections\.y\.pictures\.p\.image\.asset: The picture is only 90 pixels wide/,
    ),
    expect.stringMatching(/^page-a: ! sections\.y\.pictures\.p\.image\.alt: “IMG_1” is the name of a file/),
    expect.stringMatching(/^page-a: ! sections\.x\.\w+: .* comes? with the section/),
  ]);
});

test('a warning of a field hides no fault of it', async () => {
  const image = {
    _type: 'picture',
    alt: 'A map',
    asset: { _type: 'reference', _ref: 'image-gone', _weak: true },
  };
  const marquee = { _key: 'y', _type: 'marquee', pictures: [{ _key: 'p', _type: 'slide', image }] };
  expect(await findings(page('a', [marquee]))).toEqual([
    expect.stringMatching(/^page-a: ! sections\.y\.pictures\.p\.image\.asset: It refers to "image-gone"/),
    expect.stringMatching(
      /^page-a: ✗ sections\.y\.pictures\.p\.image\.asset: The file of this picture is gone/,
    ),
  ]);
});

test('drafts and versions are not looked at, but what they show is in use, and what they keep is no gap', async () => {
  const image = { _type: 'picture', alt: 'A map', asset: { _type: 'reference', _ref: 'image-a' } };
  const waiting = { page: { _type: 'reference', _ref: 'page-b', _weak: true } };
  expect(
    await findings(
      page('a', [banner(waiting)]),
      { _id: 'drafts.page-b', _type: 'page', image },
      { _id: 'versions.r1.page-a', _type: 'page' },
      { _id: 'image-a', _type: 'sanity.imageAsset' },
    ),
  ).toEqual([
    'page-a: ! sections.x.buttons.b.link.page: It refers to "page-b", which is not published yet. Publish that document, or pick another.',
  ]);
});

test('a dataset can be checked as if every draft were published', async () => {
  const draft = { ...page('a', undefined, { title: 'x'.repeat(71) }), _id: 'drafts.page-a' };
  const found = await checkDataset(project, [page('a'), draft], { withDrafts: true });
  expect(found).toMatchObject([
    { id: 'page-a', path: 'title', level: 'error' },
    { id: 'page-a', path: 'seo.title', level: 'warning' },
  ]);
});
