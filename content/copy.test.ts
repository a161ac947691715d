import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Fields } from './fields.ts';
import { objectsIn } from './objects-in.ts';
import { readDocuments } from './read-documents.ts';

const documents = readDocuments();
const objects = documents.flatMap((document) => objectsIn(document, document._id));
const strings = documents.flatMap((document) => stringsIn(document, document._id));
const of = (type: string) => documents.filter(({ _type }) => _type === type);
const posts = of('post');
const integrations = of('integration');
const pages = of('page');
const law = ['/terms-of-use', '/privacy-policy', '/cookie-notice'];
const ofLaw = pages.filter(({ path }) => law.includes((path as { current: string }).current));
const articles = pages.filter(({ layout }) => layout === 'article');
const risks = of('risk');
const studies = of('case-study');

describe('the copy', () => {
  test('has at least twelve posts, ten positions and twenty-four integrations', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(of('position').length).toBeGreaterThanOrEqual(10);
    expect(integrations.length).toBeGreaterThanOrEqual(24);
  });

  test('has five categories and five authors, and posts in and by each of them', () => {
    expect([of('category').length, of('author').length]).toEqual([5, 5]);
    expect(new Set(posts.map(({ category }) => refOf(category))).size).toBe(5);
    expect(new Set(posts.map(({ author }) => refOf(author))).size).toBe(5);
  });

  test('sorts integrations into six to eight categories', () => {
    const categories = new Set(integrations.map(({ category }) => category));
    expect(categories.size).toBeGreaterThanOrEqual(6);
    expect(categories.size).toBeLessThanOrEqual(8);
  });

  test('gives every post a cover and every integration a logo of its own', () => {
    const pictures = [
      ...posts.map(({ image }) => image),
      ...integrations.map(({ logoColorful }) => logoColorful),
    ];
    const files = pictures.map((picture) => (picture as Fields)._sanityAsset);
    expect(new Set(files).size).toBe(posts.length + integrations.length);
  });

  test('has at least twenty risks, some of each severity and category', () => {
    expect(risks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(risks.map(({ severity }) => severity)).size).toBe(4);
    expect(new Set(risks.map(({ category }) => category)).size).toBe(6);
  });

  test('tells of customers of five trades, each with two to four numbers and words of its own', () => {
    expect(new Set(studies.map(({ industry }) => industry)).size).toBe(5);
    const counts = studies.map(({ numbers }) => (numbers as unknown[]).length);
    expect(counts.filter((count) => count < 2 || count > 4)).toEqual([]);
    expect(new Set(studies.map(({ quote }) => quote)).size).toBe(studies.length);
  });

  test.each(risks.map((risk) => [risk._id, risk] as const))('%s says what to do', (_id, risk) => {
    const steps = (text: unknown) =>
      (text as Fields[]).filter(({ listItem }) => listItem === 'number').length;
    expect(steps(risk.detection)).toBeGreaterThanOrEqual(2);
    expect(steps(risk.remediation)).toBeGreaterThanOrEqual(3);
    expect((risk.references as unknown[]).length).toBeGreaterThanOrEqual(2);
    expect((risk.related as Fields[]).map(refOf)).not.toContain(risk._id);
  });

  test.each(posts.map((post) => [post._id, post] as const))('%s is worth sitting down for', (_id, post) => {
    const words = wordsIn(post.body);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
    const styles = (post.body as Fields[]).map(({ style }) => style);
    expect(styles.filter((style) => style === 'h2').length).toBeGreaterThanOrEqual(4);
  });

  test('stands at every path of the specification', () => {
    const paths = pages.map(({ path }) => (path as { current: string }).current);
    const company = [
      '/about-us',
      '/join',
      '/press',
      '/trust-center',
      '/contact-us',
      '/book-demo',
      '/why-cardea',
    ];
    const tools = ['/nhi-calculator', '/nhi-risk-library', '/integrations'];
    const resources = ['/blog', '/masterclass', '/rotation-debunking', '/principles', ...tools];
    const parts = [
      'visibility',
      'lifecycle-management',
      'posture-risk-management',
      'detection-and-response',
      'zero-trust-protection',
      'contextual-secret-scanning',
    ].map((name) => `/platform/${name}`);
    const uses = [
      'workforce-attribution',
      'behavioral-threat-detection',
      'vault-augmentation',
      'zero-trust-verification',
      'identity-hygiene-automation',
      'least-privilege-enforcement',
      'segregation-of-duties',
      'agentic-ai-governance',
    ].map((name) => `/use-cases/${name}`);
    const asked = ['/', '/platform', ...parts, ...uses, ...resources, ...company, ...law];
    expect(asked.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('titles pages in at most 70 characters', () => {
    expect(pages.map(({ title }) => String(title)).filter((title) => title.length > 70)).toEqual([]);
  });

  test('composes every page differently', () => {
    const compositions = pages.filter((page) => !ofLaw.includes(page)).map(compositionOf);
    expect(compositions.filter((one, index) => compositions.indexOf(one) !== index)).toEqual([]);
  });

  test('opens every page with exactly one hero, and law and articles, whose titles are drawn, with none', () => {
    const heroes = pages.map(({ sections }) => (sections as Fields[]).map(({ _type }) => _type));
    const wrong = heroes.filter(
      (kinds, index) =>
        (kinds[0] === 'hero') === [...ofLaw, ...articles].includes(pages[index] as (typeof pages)[number]) ||
        kinds.lastIndexOf('hero') > 0,
    );
    expect(wrong).toEqual([]);
  });

  test('never puts two dark bands under each other', () => {
    const doubled = pages.filter(({ sections }) => /deep,deep/.test(groundsOf(sections).join()));
    expect(doubled.map(({ _id }) => _id)).toEqual([]);
  });

  test('links every announced entry nowhere, and every other one somewhere', () => {
    const entries = objects.filter(({ fields }) => /^(submenu-item|footer-link)$/.test(String(fields._type)));
    const wrong = entries.filter(({ fields }) => Boolean(fields.isSoon) === Boolean(fields.link));
    expect(wrong.map(({ at, fields }) => `${at} ${fields.title}`)).toEqual([]);
  });

  test('leads from the community of menu and footer to four places on other sites', () => {
    const entriesOf = (list: string) =>
      objects.filter(({ fields }) => fields.title === 'Community' && fields[list] !== undefined);
    const lists = [...entriesOf('submenu'), ...entriesOf('links')].map(
      ({ fields }) => (fields.submenu ?? fields.links) as Fields[],
    );
    expect(lists.map(({ length }) => length)).toEqual([4, 4]);
    for (const { title, link } of lists.flat())
      expect((link as Fields).href, String(title)).toMatch(/^https:\/\//);
  });

  test('leads to the integrations from telephones and from under the panel of the platform alone', () => {
    const leads = objects.filter(
      ({ at, fields }) =>
        /^(menu|footer)\b/.test(at) &&
        refOf((fields.link as Fields | undefined)?.page ?? {}) === 'page-integrations',
    );
    expect(leads.map(({ fields }) => fields._type ?? 'under-banner')).toEqual([
      'submenu-item',
      'under-banner',
    ]);
    expect(leads[0]?.fields.isMobileOnly).toBe(true);
  });

  test('says in the footer what the platform secures', () => {
    expect(of('footer')[0]?.tagline).toBe('Securing the Backbone of the Modern Enterprise');
  });

  test('announces in menu and footer only what stands nowhere yet', () => {
    const entries = objects.filter(({ fields }) => fields.isSoon === true);
    const titles = [...new Set(entries.map(({ fields }) => fields.title))];
    expect(documents.filter(({ title }) => titles.includes(title)).map(({ _id }) => _id)).toEqual([]);
  });

  test('keeps its invented addresses on domains that can belong to nobody', () => {
    const addresses = objects.flatMap(({ at, fields }) =>
      fields._type === 'link' && !isReference(at) ? String(fields.href ?? '') : [],
    );
    const real = addresses.filter(
      (href) => href && !/^(https:\/\/|mailto:\w+@)[\w.-]+\.example(?![\w.])/.test(href),
    );
    expect(real).toEqual([]);
  });

  test('refers to public sources by addresses that are safe to follow', () => {
    const addresses = objects.flatMap(({ at, fields }) =>
      fields._type === 'link' && isReference(at) ? String(fields.href ?? '') : [],
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((href) => !/^https:\/\/[\w.-]+\.\w+\//.test(href))).toEqual([]);
  });

  test('speaks calmly, and in finished sentences', () => {
    expect(strings.filter((text) => /!|\blorem\b|\bipsum\b|\btbd\b|\btodo\b/i.test(text))).toEqual([]);
  });
});

describe('the pictures', () => {
  const files = readdirSync(new URL('pictures/', import.meta.url));
  const named = new Set(
    objectsIn(documents, '').flatMap(
      ({ fields }) =>
        String(fields._sanityAsset ?? '')
          .split('/')
          .at(-1) ?? [],
    ),
  );

  test('have their proportion where they pass by', async () => {
    const slides = objects.filter(({ fields }) => fields._type === 'slide');
    expect(slides.length).toBeGreaterThan(0);
    for (const { fields } of slides) {
      const { _sanityAsset } = fields.image as Fields;
      const { width, height } = await sharp(
        fileURLToPath(new URL(String(_sanityAsset).replace(/^\w+@/, ''), import.meta.url)),
      ).metadata();
      expect(Number(fields.aspectRatio), String(_sanityAsset)).toBeCloseTo(width / height, 2);
    }
  });

  test('are shown, each of them', () => {
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });

  test('weigh less than three megabytes together', () => {
    const bytes = files.map((file) => statSync(new URL(`pictures/${file}`, import.meta.url)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });
});

const refOf = (reference: unknown) => (reference as Fields)._ref;

function wordsIn(body: unknown): number {
  const texts = objectsIn(body, '').map(({ fields }) =>
    fields._type === 'span' || fields._type === 'callout' ? String(fields.text) : '',
  );
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

function groundsOf(sections: unknown): unknown[] {
  return (sections as Fields[]).map(({ background }) => background);
}

/** The kinds of a page in their order, each with the fields that change its shape. */
function compositionOf({ sections }: Fields): string {
  return (sections as Fields[])
    .map(({ _type, layout, columns, picture, pictureSide, info, animation }) =>
      [
        _type,
        layout,
        columns,
        picture ? (pictureSide ?? 'picture') : '',
        info ? 'info' : '',
        animation ? 'moving' : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' / ');
}

/** Whether a place in a document is in the references of a risk, the only real addresses in the content. */
const isReference = (at: string): boolean => /^risk-[^.]+\.references\[/.test(at);

function stringsIn(document: Fields, at: string): string[] {
  return objectsIn(document, at).flatMap(({ at, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      [field].flat().flatMap((text) => (typeof text === 'string' ? `${at}.${name}: ${text}` : [])),
    ),
  );
}
