import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch, open, url } from '../setup/site.ts';

const words = 'Łódź Žluťoučký Ğış';
const path = '/letters-of-a-test';
const id = 'page-letters-of-a-test';
const span = { _key: 's', _type: 'span', text: `${words}, and others.`, marks: [] };

const browser = await launch();
beforeAll(async () => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: words,
    layout: 'article',
    path: { _type: 'slug', current: path },
    sections: [
      {
        _key: 'a',
        _type: 'prose',
        text: [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [], children: [span] }],
      },
    ],
  });
});
afterAll(() => client.delete(id));

/** The families of which the browser has drawn the words of an element, which the page brings itself. */
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

test('words of Polish, Czech and Turkish are drawn in the fonts of the site, letter for letter', async () => {
  await expect.poll(async () => (await fetch(url + path)).status).toBe(200);
  const { page } = await open(browser, path);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => familiesOf(page, 'h1')).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
  await expect.poll(() => familiesOf(page, '.rich > p')).toEqual([expect.stringMatching(/^Instrument Sans/)]);
});

test('a page without such letters does not load them', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(`${url}/platform`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => font.includes('further'))).toEqual([]);
  await page.goto(url + path);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((font) => font.includes('further'))).toHaveLength(2);
  await context.close();
});
