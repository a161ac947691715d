import type { SanityClient } from '@sanity/client';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { readPage } from '../site/read-page.ts';
import { templates } from '../site/templates.ts';
import { type HostedProduct, startHosted, webhookSecret } from './hosted-product.ts';
import { startWithoutProcess } from './site-without-process.ts';

// With `npm test -- --thorough`, the project has another name than the first content: the content is imported, and the
// site is built from it.
const maxStartMs = 900_000; // long enough to build a site
const often = { interval: 50 };
let hosted: HostedProduct;
let url: string;
beforeAll(async () => {
  hosted = await startHosted(process.env.THOROUGH ? 'abc12345' : undefined);
  url = hosted.site.url;
}, maxStartMs);
afterAll(() => hosted?.stop());

/** The main heading of a page, which is the title of its hero. */
const titleOf = (page: string) => readPage(page).headings.find(({ level }) => level === 1)?.words;
const title = async (path: string, init?: RequestInit) =>
  titleOf(await (await fetch(url + path, init)).text());
const pageAt = (path: string, title: string) => ({
  _type: 'page',
  title,
  path: { _type: 'slug', current: path },
  sections: [{ _key: 'a', _type: 'hero', title, layout: 'center' }],
});

test('the site knows that the project answers', async () => {
  expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'ok', lake: 'ok' });
});

test('every template answers, with pictures of the project at cdn.sanity.io', async () => {
  const pictures = new Set<string>();
  for (const [name, path] of Object.entries(templates)) {
    const answer = await fetch(url + path);
    expect(answer.status, name).toBe(200);
    for (const { src } of readPage(await answer.text()).pictures) pictures.add(src);
  }
  const ofContent = [...pictures].filter((src) => /\/images\//.test(src));
  expect(ofContent.length).toBeGreaterThan(10);
  const prefix = `https://cdn.sanity.io/images/${hosted.projectId}/production/`;
  expect(ofContent.filter((src) => !src.startsWith(prefix))).toEqual([]);
});

test('what is published comes to visitors by the live events of the project', async () => {
  expect((await fetch(`${url}/made-at-sanity`)).status).toBe(404);
  await hosted.client.create({ _id: 'page-hosted', ...pageAt('/made-at-sanity', 'Made at Sanity') });
  await expect.poll(() => title('/made-at-sanity'), often).toBe('Made at Sanity');
  await hosted.client.patch('page-hosted').set({ 'sections[0].title': 'Changed at Sanity' }).commit();
  await expect.poll(() => title('/made-at-sanity'), often).toBe('Changed at Sanity');
});

test('a preview begins with the secret of a Studio, and shows drafts and releases', async () => {
  const { client } = hosted;
  await client.createOrReplace({ _id: 'page-hosted', ...pageAt('/made-at-sanity', 'As published') });
  await client.createOrReplace({ _id: 'drafts.page-hosted', ...pageAt('/made-at-sanity', 'As a draft') });
  await client.action({
    actionType: 'sanity.action.release.create',
    releaseId: 'rsummer',
    metadata: { releaseType: 'asap' },
  });
  await client.create({ _id: 'versions.rsummer.page-hosted', ...pageAt('/made-at-sanity', 'In summer') });
  const { secret } = await createPreviewSecret(client, 'sanity/presentation', `${url}/studio`, 'somebody');
  const begin = (given: string, perspective: string) =>
    fetch(
      `${url}/api/draft/enable?${new URLSearchParams({
        'sanity-preview-secret': given,
        'sanity-preview-pathname': '/made-at-sanity',
        'sanity-preview-perspective': perspective,
      })}`,
      { redirect: 'manual' },
    );
  expect((await begin('a-wrong-secret', 'drafts')).status).toBe(401);
  const begun = await begin(secret, 'drafts');
  expect([begun.status, begun.headers.get('location')]).toEqual([
    307,
    '/made-at-sanity?sanity-preview-perspective=drafts',
  ]);
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const seen = (perspective: string) =>
    title('/made-at-sanity', { headers: { cookie: `${cookie}; sanity-preview-perspective=${perspective}` } });
  expect(await seen('drafts')).toBe('As a draft');
  expect(await seen('rsummer,drafts')).toBe('In summer');
  expect(await seen('published')).toBe('As published');
  const documents = await fetch(`${url}/api/preview?path=/made-at-sanity`, {
    headers: { cookie: `${cookie}; sanity-preview-perspective=rsummer,drafts` },
  });
  expect(JSON.stringify(await documents.json())).toContain('In summer');
  await expect.poll(() => title('/made-at-sanity'), often).toBe('As published');
});

test('without a process that listens, a call of the webhook as Sanity signs it has pages made anew', async () => {
  const { client, projectId, variables } = hosted;
  const site = await startWithoutProcess(hosted.site.distDir, variables);
  try {
    const words = async () => titleOf(await (await fetch(`${site.url}/told-by-a-call`)).text());
    await client.create({ _id: 'page-told', ...pageAt('/told-by-a-call', 'Before the call') });
    expect(await words()).toBe('Before the call');
    await client.patch('page-told').set({ 'sections[0].title': 'Nobody tells of this' }).commit();
    expect(await words()).toBe('Before the call');
    const hook = {
      name: 'Site',
      dataset: 'production',
      url: `${site.url}/api/webhook`,
      secret: webhookSecret,
      rule: { on: ['create', 'update', 'delete'], filter: '', projection: '{_id}' },
    };
    const { id } = await client.request<{ id: string }>({
      url: `/hooks/projects/${projectId}`,
      method: 'POST',
      body: hook,
    });
    await client.patch('page-told').set({ 'sections[0].title': 'Told by a call' }).commit();
    await expect.poll(words, often).toBe('Told by a call');
    const attempts = async () => {
      const url = `/hooks/projects/${projectId}/${id}/attempts`;
      return (await client.request<{ resultCode: number }[]>({ url })).map(({ resultCode }) => resultCode);
    };
    // The page may have changed before the lake has noted the answer to its call.
    await expect.poll(attempts, often).toEqual([204]);
    await client.request({ url: `/hooks/projects/${projectId}/${id}`, method: 'DELETE' });
  } finally {
    await site.stop();
  }
});

test('the dataset is checked, and content of an older form is migrated and put back', async () => {
  const { client, run } = hosted;
  const button = {
    _type: 'button',
    label: 'See the platform',
    variant: 'cta',
    link: { _type: 'link', page: { _type: 'reference', _ref: 'page-platform' } },
  };
  const older = { _key: 'a', _type: 'cta-banner', title: 'Of an older form', button };
  const ids = ['page-older', 'versions.rsummer.page-older'];
  for (const _id of ids)
    await client.createOrReplace({ _id, ...pageAt('/of-an-older-form', 'Older'), sections: [older] });
  expect(await run('scripts/migrate.ts', '--dry-run')).toContain('2 documents would change.');
  expect(await run('scripts/migrate.ts')).toContain('2 documents changed.');
  const olderForm = '*[count(sections[_type == "cta-banner" && defined(button)]) > 0]._id';
  expect(await client.fetch(olderForm)).toEqual([]);
  await expect
    .poll(async () => (await fetch(`${url}/of-an-older-form`)).text(), often)
    .toContain('See the platform');
  expect(await run('scripts/migrate.ts', '--undo')).toContain('2 documents put back.');
  expect(await client.fetch(olderForm)).toEqual(ids);
  for (const _id of ids) await client.delete(_id);
  expect(await run('scripts/contract.ts', '--dataset')).toMatch(/\d+ documents, 0 errors/);
});

test('an editor signs in to the Studio, sees the list of pages, and a draft in the preview beside its form', async () => {
  const { client, browserFlags } = hosted;
  const account = { email: 'editor@hosted.example', password: 'a long sentence of theirs' };
  await addAccount(client, account);
  const browser = await launchChromium(undefined, browserFlags);
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    page.context().setDefaultTimeout(120_000);
    const refused: string[] = [];
    page.on('console', (message) => {
      // The Studio asks for a newer version of itself at a host that the policy does not allow.
      const isRefused = /Content Security Policy|CORS/.test(message.text());
      if (isRefused && !message.text().includes('//sanity-cdn.com/')) refused.push(message.text());
    });
    await page.goto(`${url}/studio/structure/page`);
    await page.getByText('Sign in', { exact: true }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('/use-cases/vault-augmentation').waitFor();
    expect(new URL(page.url()).origin).toBe(url);
    await page.goto(`${url}/studio/presentation?preview=/made-at-sanity`);
    const heading = () =>
      findPreview(page, '/made-at-sanity')
        ?.getByRole('heading', { level: 1 })
        .textContent({ timeout: 5_000 });
    await expect.poll(heading, { timeout: 120_000 }).toBe('As a draft');
    await page.goto(url, { waitUntil: 'load' });
    const drawn = () =>
      page.evaluate(() =>
        [...document.images].some(
          ({ currentSrc, naturalWidth }) => currentSrc.includes('//cdn.sanity.io/') && naturalWidth > 0,
        ),
      );
    await expect.poll(drawn).toBe(true);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('nothing but Sanity was asked, and nothing that the lake in its place has no answer to', () => {
  expect(hosted.strangers).toEqual([]);
  expect(hosted.unanswered()).toBe('');
});

/** Adds to the project an editor who has chosen a password. */
async function addAccount(
  client: SanityClient,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { link } = await client.request<{ link: string }>({
    url: '/lake/team/invite',
    method: 'POST',
    body: { email, role: 'editor' },
  });
  const origin = String(client.config().apiHost);
  const joined = await fetch(origin + new URL(link).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ name: 'An editor', password }),
  });
  expect(joined.status).toBe(303);
}
