import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch, url } from '../setup/site.ts';

// Pages with such letters, by their paths, because no page of the first content has any.
const pages = {
  '/latin-letters-of-a-test': 'Łódź Žluťoučký Ğış',
  '/greek-letters-of-a-test': 'Ταυτότητα',
  '/cyrillic-letters-of-a-test': 'Київ',
  '/vietnamese-letters-of-a-test': 'Nguyễn Thị Phượng',
};
const idOf = (path: string) => `page-${path.slice(1)}`;
const paragraph = '.rich > p';

const browser = await launch();
beforeAll(async () => {
  const changes = client.transaction();
  for (const [path, words] of Object.entries(pages)) {
    const children = [{ _key: 's', _type: 'span', text: words, marks: [] }];
    const text = [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [], children }];
    changes.createOrReplace({
      _id: idOf(path),
      _type: 'page',
      title: words,
      layout: 'article',
      path: { _type: 'slug', current: path },
      sections: [{ _key: 'a', _type: 'prose', text }],
    });
  }
  await changes.commit();
});
afterAll(async () => {
  const changes = client.transaction();
  for (const path of Object.keys(pages)) changes.delete(idOf(path));
  await changes.commit();
});

/**
 * The font families with which the browser has drawn the words of an element; "other: " stands before one that the page
 * does not bring itself.
 */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [
    ...new Set(
      fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `other: ${familyName}`)),
    ),
  ];
}

/** A page, and the faces with further letters that it has asked for so far, by the beginnings of their file names. */
async function visit(path: string) {
  await expect.poll(async () => (await fetch(url + path)).status).toBe(200);
  const context = await browser.newContext();
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(url + path);
  await page.evaluate(() => document.fonts.ready);
  const nameOf = (font: string) => font.match(/[a-z]+-(further|vietnamese|greek|cyrillic)/)?.[0] ?? [];
  const further = () => [...new Set(fonts.flatMap(nameOf))].sort();
  return { context, page, fonts, further };
}

test.each([
  ['latin', /^Bricolage Grotesque/, /^Instrument Sans/, ['heading-further', 'text-further']],
  ['greek', /^Commissioner/, /^Commissioner/, ['companion-greek']],
  ['cyrillic', /^Commissioner/, /^Commissioner/, ['companion-cyrillic']],
  [
    'vietnamese',
    /^Bricolage Grotesque/,
    /^Instrument Sans/,
    ['heading-further', 'heading-vietnamese', 'text-vietnamese'],
  ],
] as const)(
  'each word in %s letters is drawn whole in a font of the site, which comes with these letters alone',
  async (script, heading, text, files) => {
    const { context, page, further } = await visit(`/${script}-letters-of-a-test`);
    await expect.poll(() => familiesOf(page, 'h1')).toEqual([expect.stringMatching(heading)]);
    await expect.poll(() => familiesOf(page, paragraph)).toEqual([expect.stringMatching(text)]);
    expect(further()).toEqual(files);
    await context.close();
  },
);

test('a page without such letters loads the usual fonts and no other', async () => {
  const { context, fonts, further } = await visit('/platform');
  expect(fonts.length).toBeGreaterThan(0);
  expect(further()).toEqual([]);
  await context.close();
});
