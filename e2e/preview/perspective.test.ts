import { afterAll, expect, test } from 'vitest';
import { sample as banner } from '#sections/cta-banner/sample.ts';
import { choose, drag } from '../browser/arrange-preview.ts';
import { client, html } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from '../studio/visit-studio.ts';
import { openPreview, pagesAt, previewOf, removeDocuments } from './open-preview.ts';

const id = 'page-in-a-release';
const path = '/in-a-release';
const pageTitled = pagesAt(path);
const releases = client.withConfig({ apiVersion: '2025-02-19' });
const summer = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const size = { width: 1600, height: 1200 };
afterAll(async () => {
  await client.delete(`versions.rsummer.${id}`);
  await client.delete({ query: '*[_id == "_.releases.rsummer"]' });
  await removeDocuments(id);
});

test(
  'the preview shows a page as it is in the release that the Studio looks at, as a draft, as visitors see it, and as they will on a day',
  async () => {
    await releases.releases.create({
      releaseId: 'rsummer',
      metadata: { title: 'Summer', releaseType: 'scheduled', intendedPublishAt: `${summer}T09:00:00Z` },
    });
    await client.create(pageTitled(`versions.rsummer.${id}`, 'In summer'));
    await client.create(pageTitled(`drafts.${id}`, 'As a draft'));
    const { page, preview } = await openPreview(pageTitled(id, 'As published'), path, size);
    const heading = preview.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('As a draft');
    for (const [perspective, title] of [
      ['rsummer', 'In summer'],
      ['published', 'As published'],
    ] as const) {
      await moveTo(page, `/presentation?perspective=${perspective}&preview=${path}`);
      const seen = await previewOf(page, path);
      const shown = seen.getByRole('heading', { level: 1 });
      await expect.poll(() => shown.innerText()).toBe(title);
    }
    expect(await html(path)).not.toContain('In summer');

    const seen = await previewOf(page, path);
    const shown = seen.getByRole('heading', { level: 1 });
    for (const [time, title] of [
      ['09:30', 'In summer'],
      ['08:30', 'As published'],
      ['09:30', 'In summer'],
    ] as const) {
      await page.getByLabel('Show it as on').fill(`${summer}T${time}`);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect.poll(() => shown.innerText()).toBe(title);
    }
    await seen.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(() => shown.innerText()).toBe('As published');
    await expect.poll(() => page.getByRole('button', { name: 'Back to now' }).count()).toBe(0);
    await leaveStudio(page);
  },
  slow,
);

test(
  'the preview goes to the release with the Studio though its overlay does not hear of it, the site refuses once, and the page is led elsewhere meanwhile',
  async () => {
    const page = await visitStudio(`/presentation?preview=${path}`, size);
    const preview = await previewOf(page, path);
    const heading = preview.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('As a draft');
    await preview.evaluate(() => {
      const hide = (event: MessageEvent) => {
        if (event.data?.type === 'presentation/perspective') event.stopImmediatePropagation();
      };
      window.addEventListener('message', hide, true);
    });
    const answers = [503, 204];
    await page.route('**/api/preview/perspective', (route) => {
      const status = answers.shift();
      return status === 503 ? route.fulfill({ status }) : route.continue();
    });
    await moveTo(page, `/presentation?perspective=rsummer&preview=${path}?led=elsewhere`);
    await expect.poll(() => heading.innerText()).toBe('In summer');
    expect(answers).toEqual([]);
    await leaveStudio(page);
  },
  slow,
);

test(
  'a page goes on as a draft while another window of the same editor looks at the release',
  async () => {
    const page = await visitStudio(`/presentation?preview=${path}`, size);
    const preview = await previewOf(page, path);
    const heading = preview.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('As a draft');
    const looked = await preview.evaluate(async () => {
      const answer = await fetch('/api/preview/perspective', { method: 'POST', body: 'rsummer' });
      return answer.status;
    });
    expect(looked).toBe(204);
    const caughtUp = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/preview');
    await client.patch(`drafts.${id}`).set({ 'sections[0].title': 'As a newer draft' }).commit();
    await expect.poll(() => heading.innerText()).toBe('As a newer draft');
    expect(await (await caughtUp).text()).not.toContain('In summer');
    await client.patch(`drafts.${id}`).set({ 'sections[0].title': 'As a draft' }).commit();
    await leaveStudio(page);
  },
  slow,
);

test(
  'what is inserted, dragged and removed on the page itself, while the Studio looks at a release, is in the version of that release alone',
  async () => {
    const page = await visitStudio(`/presentation?perspective=rsummer&preview=${path}`, size);
    const preview = await previewOf(page, path);
    const titles = (_id: string): Promise<string[]> =>
      client.fetch('*[_id == $_id][0].sections[].title', { _id });
    const become = (...wanted: string[]) =>
      expect.poll(() => titles(`versions.rsummer.${id}`)).toEqual(wanted);

    // The page may already have been drawn, as a draft or as visitors see it.
    const mark = () => preview.locator('section').first().getAttribute('data-sanity');
    await expect.poll(mark).toContain('sections:opening');
    await choose(preview, 'In summer', 'Insert after', 'Call to action');
    const sample = banner.title;
    await become('In summer', sample);
    await preview.getByRole('heading', { name: sample }).waitFor();
    await drag(page, preview, 'In summer', sample);
    await become(sample, 'In summer');
    await choose(preview, 'In summer', 'Remove');
    await become(sample);
    expect(await titles(`drafts.${id}`)).toEqual(['As a draft']);
    expect(await titles(id)).toEqual(['As published']);
    await leaveStudio(page);
  },
  slow,
);
