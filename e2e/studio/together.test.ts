import type { Locator, Page, Request } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { killProcess } from '../product/kill-process.ts';
import { closeKept } from '../setup/shared-browser.ts';
import { client, lakeUrl, pid } from '../setup/site.ts';
import { tokenOf } from '../setup/token-of.ts';
import { field, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const id = 'page-of-two';
const draft = `drafts.${id}`;
const releases = client.withConfig({ apiVersion: '2025-02-19' });
beforeEach(() =>
  client
    .transaction()
    .delete(draft)
    .createOrReplace({
      _id: id,
      _type: 'page',
      title: 'Before',
      path: { _type: 'slug', current: '/of-two' },
      sections: [{ _key: 'a', _type: 'cta-banner', title: 'Untouched', version: 2 }],
    })
    .commit(),
);
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft } });
  await client.delete({ query: '*[_id == "_.releases.rback"]' });
});

/** Moves the cursor to the end of a field, once its form is loaded: until then the field takes no keys. */
async function goToEnd(field: Locator): Promise<void> {
  await expect.poll(() => field.isEditable()).toBe(true);
  await field.press('End');
}

const stored = () => client.fetch('*[_id == $draft][0]{title, "path": path.current}', { draft });

test('who has no connection is told that what is written stays, for as long as there is none', async () => {
  const page = await visitStudio('/structure');
  const note = page.getByTestId('offline-note');
  await page.context().setOffline(true);
  try {
    await note.getByText('There is no connection.').waitFor();
  } finally {
    await page.context().setOffline(false);
  }
  await expect.poll(() => note.innerText()).toBe('');
  await leaveStudio(page);
});

test(
  'two tabs that edit the same page at once see what the other writes, and both changes are kept',
  async () => {
    const [one, other] = [
      await visitStudio(`/structure/page;${id}`),
      await visitStudio(`/structure/page;${id}`),
    ];
    await Promise.all([
      field(one, 'title').getByRole('textbox').fill('From one tab'),
      field(other, 'path').getByRole('textbox').fill('/from-the-other'),
    ]);
    await expect.poll(stored).toEqual({ title: 'From one tab', path: '/from-the-other' });
    const shown = () => field(other, 'title').getByRole('textbox').inputValue();
    await expect.poll(shown).toBe('From one tab');
    const shownToo = () => field(one, 'path').getByRole('textbox').inputValue();
    await expect.poll(shownToo).toBe('/from-the-other');
    await Promise.all([leaveStudio(one), leaveStudio(other)]);
  },
  slow,
);

/**
 * Writes a title that is stored, then adds at its end a change that is held on its way to the lake, and one that waits
 * behind it. The returned function lets both go on.
 */
async function writeHeld(page: Page, sent: string, waiting: string): Promise<() => void> {
  const title = field(page, 'title').getByRole('textbox');
  await title.fill('Written before');
  await expect.poll(stored).toMatchObject({ title: 'Written before' });
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  const isSent = page.waitForRequest(/\/data\/actions\//);
  await page.route(/\/data\/actions\//, async (route) => {
    await isFree;
    await route.continue();
  });
  await goToEnd(title);
  await title.pressSequentially(sent);
  await isSent;
  await title.pressSequentially(waiting);
  return letGo;
}

test(
  'what is written while a colleague publishes is kept, whether it was on its way or not, and the form goes on',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`);
    const letGo = await writeHeld(page, ' and', ' meanwhile');
    await client.action({ actionType: 'sanity.action.document.publish', draftId: draft, publishedId: id });
    await expect.poll(() => client.getDocument(id)).toMatchObject({ title: 'Written before' });
    letGo();
    await expect.poll(stored).toMatchObject({ title: 'Written before and meanwhile' });
    const shown = () => field(page, 'title').getByRole('textbox').inputValue();
    await expect.poll(shown).toBe('Written before and meanwhile');
    await leaveStudio(page);
  },
  slow,
);

test(
  'who writes in a page that a colleague deletes meanwhile is told that it was not kept, and the Studio goes on',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`);
    const letGo = await writeHeld(page, ' and', ' after');
    await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft } });
    letGo();
    await page.getByText('What you wrote last was not saved').waitFor();
    await page.getByTestId('deleted-document-banner').waitFor();
    expect(await client.getDocuments([id, draft])).toEqual([null, null]);
    await leaveStudio(page);
  },
  slow,
);

test(
  'who may no longer write is told that what she wrote was not kept, and why',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`);
    // As an editor whose role has changed since they opened the form.
    const authorization = `Bearer ${await tokenOf('viewer', 'no-longer-writes@corp.example')}`;
    await page.route(/\/data\/actions\//, async (route) => {
      await route.continue({ headers: { ...(await route.request().allHeaders()), authorization } });
    });
    const title = field(page, 'title').getByRole('textbox');
    await goToEnd(title);
    await title.pressSequentially(' and after');
    await page.getByText('You can no longer edit here.').waitFor();
    await expect.poll(() => title.inputValue()).toBe('Before');
    await leaveStudio(page);
  },
  slow,
);

/** Sends a request on to the lake, and its answer to nobody. */
function pass(request: Request) {
  const { pathname, search } = new URL(request.url());
  const { authorization = '' } = request.headers();
  const headers = { authorization, 'content-type': 'application/json' };
  return fetch(lakeUrl + pathname + search, { method: 'POST', headers, body: request.postData() });
}

test.each([
  ['could not be reached for it at first', false],
  ['had its answer lost on the way', true],
])(
  'the first change of a page is kept, though the lake %s',
  async (_what, isTaken) => {
    const page = await visitStudio(`/structure/page;${id}`);
    const title = field(page, 'title').getByRole('textbox');
    await goToEnd(title);
    let lost = 0;
    await page.route(/\/data\/actions\//, async (route) => {
      lost += 1;
      if (lost > 2) return route.continue();
      if (isTaken) await pass(route.request());
      return route.abort('connectionreset');
    });
    await title.pressSequentially(' and');
    await expect.poll(() => lost).toBeGreaterThan(0);
    await title.pressSequentially(' after');
    await expect.poll(stored).toMatchObject({ title: 'Before and after' });
    expect(await title.inputValue()).toBe('Before and after');
    await leaveStudio(page);
  },
  slow,
);

test(
  'a lake that is killed under an open form takes nothing with it: what was written before, and meanwhile, is kept',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`);
    const title = field(page, 'title').getByRole('textbox');
    await title.fill('Written before');
    await expect.poll(stored).toMatchObject({ title: 'Written before' });
    await closeKept();
    const listens = Promise.withResolvers<void>();
    await page.route(/\/data\/listen\//, async (route) => {
      await listens.promise;
      await route.continue();
    });
    const hasAsked = page.waitForResponse((answer) => answer.url().includes('system.release') && answer.ok());
    expect(killProcess(pid, 'scripts/lake.ts')).toBe(true);
    await title.fill('Written before and meanwhile');
    const isBack = () =>
      fetch(`${lakeUrl}/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isBack).toBe(true);
    // The Studio tries again after ever longer pauses.
    await expect.poll(stored, { timeout: 240_000 }).toMatchObject({ title: 'Written before and meanwhile' });
    expect(await title.inputValue()).toBe('Written before and meanwhile');
    expect(await client.fetch('*[_id == $draft][0].sections[0].title', { draft })).toBe('Untouched');
    // What it asked meanwhile is answered at last. The release is made before the Studio listens again, and has to
    // reach it all the same.
    await hasAsked;
    await releases.releases.create({
      releaseId: 'rback',
      metadata: { title: 'Back again', releaseType: 'asap' },
    });
    listens.resolve();
    await moveTo(page, '/releases');
    await page.getByText('Back again').first().waitFor();
    await page.close();
  },
  slow * 2,
);
