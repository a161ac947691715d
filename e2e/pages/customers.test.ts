import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, html, launch, open, url } from '../setup/site.ts';
import { readSitemap } from '../site/read-sitemap.ts';

// This needs a browser, because it draws the filter's result and goes back.
const browser = await launch();
const study = '/customers/harrowgate-savings';

const thingsOf = async (path: string): Promise<{ '@type': string; [property: string]: unknown }[]> => {
  const [, script = '{}'] =
    (await html(path)).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  return JSON.parse(script)['@graph'];
};

test('case studies are narrowed down by industry, and a click leads to one and back to the choice', async () => {
  const { page, errors } = await open(browser, '/customers');
  const cards = page.locator('[data-part="card-filter"] li:visible');
  await expect.poll(() => cards.count()).toBe(5);
  await page.getByRole('button', { name: 'Logistics' }).click();
  await expect
    .poll(() => cards.locator('h3').allTextContents())
    .toEqual(['A contractor left, and so did forty keys']);
  expect(new URL(page.url()).search).toBe('?industry=Logistics');
  await cards.getByRole('link').click();
  await page.waitForURL(`${url}/customers/norrvik-freight`);
  await page.getByRole('heading', { level: 1, name: 'A contractor left, and so did forty keys' }).waitFor();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('a case study shows its numbers and its quote, and axe finds nothing on a phone and on a desk', async () => {
  for (const width of [390, 1440]) {
    const { page, errors } = await open(browser, study, width);
    expect(await page.locator('[data-part=achieved] dd').allTextContents()).toEqual([
      '11 days',
      '4,100',
      '612',
      '0',
    ]);
    expect(await page.getByRole('figure').innerText()).toContain('Edda Brandt, Head of Platform Security');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('search engines, language models and links know of a case study', async () => {
  const article = (await thingsOf(study)).find((thing) => thing['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: 'Eleven days from finding to fix',
    about: { '@type': 'Organization', name: 'Harrowgate Savings' },
    hasPart: {
      '@type': 'Quotation',
      creator: { name: 'Edda Brandt', jobTitle: 'Head of Platform Security' },
    },
  });
  expect(await readSitemap()).toContain(`${study}</loc>`);
  expect(await html('/llms.txt')).toContain(`${study}.md)`);
  expect(await html(`${study}.md`)).toContain('- 11 days: from finding to fix, for half of them');
});

test('a new case study stands on the list and at its address as soon as it is published', async () => {
  const id = 'case-study-of-the-test';
  await client.create({
    _id: id,
    _type: 'case-study',
    title: 'Made by a test',
    slug: { _type: 'slug', current: 'made-by-a-test' },
    customer: 'Testers and Sons',
    industry: 'Testing',
    summary: 'It comes and it goes.',
    publishedAt: '2026-10-01T09:00:00Z',
  });
  await expect.poll(async () => (await html('/customers')).includes('Made by a test')).toBe(true);
  expect(await html('/customers/made-by-a-test')).toContain('Testers and Sons, Testing');
  await client.delete(id);
  await expect.poll(async () => (await fetch(`${url}/customers/made-by-a-test`)).status).toBe(404);
  await expect.poll(async () => (await html('/customers')).includes('Made by a test')).toBe(false);
});
