import { afterAll, expect, test } from 'vitest';
import { client, html, url } from '../setup/site.ts';
import { pathsIn, readSitemap } from './read-sitemap.ts';

const often = { interval: 250, timeout: 60_000 };

const hide = (isHidden: boolean) => client.patch('site').set({ 'seo.noindex': isHidden }).commit();
afterAll(() => client.patch('site').unset(['seo.noindex']).commit());

const robotsTagOf = async (path: string) => (await fetch(url + path)).headers.get('x-robots-tag');

test('a site that its settings hide is in no list for machines, says so on each page, and comes back whole', async () => {
  const before = await readSitemap();
  expect(pathsIn(before).length).toBeGreaterThan(20);
  expect(await robotsTagOf('/platform.md')).toBeNull();

  await hide(true);
  await expect
    .poll(() => html('/platform'), often)
    .toMatch(/<meta name="robots" content="noindex, ?nofollow"/);
  await expect.poll(() => robotsTagOf('/platform.md'), often).toBe('noindex, nofollow');
  await expect.poll(() => html('/robots.txt'), often).not.toContain('Sitemap');
  expect(await html('/robots.txt'), 'crawlers must see what each page says').toContain('Allow: /');
  await expect.poll(readSitemap, often).not.toContain('<loc>');
  await expect.poll(() => html('/feed.xml'), often).not.toContain('<item>');
  await expect.poll(() => html('/llms.txt'), often).not.toContain('](');
  expect(await html('/llms.txt'), 'it still says whose site this is').toMatch(/^# \w/);

  await hide(false);
  await expect.poll(async () => pathsIn(await readSitemap()), often).toEqual(pathsIn(before));
  await expect.poll(() => html('/platform'), often).not.toContain('name="robots"');
  await expect.poll(() => html('/robots.txt'), often).toContain('Sitemap: ');
  for (const path of ['/feed.xml', '/llms.txt'])
    await expect.poll(() => html(path), often).toContain('/blog/');
  await expect.poll(() => robotsTagOf('/platform.md'), often).toBeNull();
});
