import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, lakeUrl, launch } from '../setup/site.ts';
import { field, openStudio, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-of-the-team';
const browser = await launch();
beforeAll(async () => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'Of the team',
    path: { _type: 'slug', current: '/of-the-team' },
  });
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
});

/** Invites an address in the tool, opens the link as the invited person does, and signs them in. */
async function bring(page: Page, email: string, role: string): Promise<BrowserContext> {
  await writeAddress(page, email);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: role });
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = page.getByLabel('Link of the invitation');
  await page.getByText(`Send this link to ${email}`).waitFor();
  const theirs = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  theirs.setDefaultTimeout(120_000);
  const welcome = await theirs.newPage();
  await welcome.goto(await link.inputValue());
  await welcome.getByLabel('Name').fill(`${role} of a test`);
  await welcome.getByLabel(/^Password/).fill('a long sentence of theirs');
  await welcome.getByRole('button', { name: 'Open the Studio' }).click();
  await welcome.getByRole('link', { name: 'Content' }).first().waitFor();
  await welcome.close();
  return theirs;
}

const writeAddress = (page: Page, email: string) => page.getByLabel('Email address').fill(email);

/** The status with which the lake answers when the token of a signed-in tab tries to change a page. */
async function write(page: Page): Promise<number> {
  const kept = await page.evaluate(() => localStorage.getItem('__studio_auth_token_tessera'));
  const { token } = JSON.parse(kept ?? '{}') as { token?: string };
  const answer = await fetch(`${lakeUrl}/v2023-05-03/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id, set: { title: 'By hand' } } }] }),
  });
  return answer.status;
}

test(
  'who is invited as an editor writes and does not see the team; a viewer reads, is refused when she writes, and asks to edit',
  async () => {
    const page = await visitStudio('/team');
    const editor = await bring(page, 'editor@corp.example', 'Editor');
    const viewer = await bring(page, 'viewer@corp.example', 'Viewer');

    const writing = await openStudio(editor, `/structure/page;${id}`);
    expect(await writing.getByRole('link', { name: 'Team', exact: true }).count()).toBe(0);
    await field(writing, 'title').getByRole('textbox').fill('Written by an editor');
    const draft = () => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` });
    await expect.poll(draft).toBe('Written by an editor');

    const reading = await openStudio(viewer, `/structure/page;${id}`);
    const title = field(reading, 'title').getByRole('textbox');
    await expect.poll(() => title.inputValue()).toBe('Written by an editor');
    expect(await title.isEditable()).toBe(false);
    await title.pressSequentially(' and more');
    expect(await title.inputValue()).toBe('Written by an editor');
    const add = field(reading, 'sections').getByRole('button', { name: /^Add item/ });
    expect(await add.isEnabled()).toBe(false);
    expect(await reading.getByRole('link', { name: 'Team', exact: true }).count()).toBe(0);
    expect(await write(reading)).toBe(403);

    await reading.getByRole('button', { name: 'Ask to edit' }).click();
    const dialog = reading.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I shall write about the team.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await reading.getByRole('button', { name: 'Editor request sent' }).waitFor();
    await page.reload();
    await page.getByText('“I shall write about the team.”').waitFor();
    await page.getByRole('button', { name: 'Make Viewer of a test an editor' }).click();
    await expect.poll(() => write(reading)).toBe(200);
    await Promise.all([editor.close(), viewer.close()]);
    await leaveStudio(page);
  },
  slow * 2,
);

test(
  'an administrator hears why the lake refuses, takes an invitation back, changes a role, makes a link for a new password and removes somebody',
  async () => {
    const page = await visitStudio('/team');
    await writeAddress(page, 'nobody');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('alert').getByText('"nobody" is not an email address.').waitFor();

    await writeAddress(page, 'late@corp.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of late@corp.example' });
    await withdraw.click();
    await expect.poll(() => withdraw.count()).toBe(0);

    await page.getByLabel('Role of Viewer of a test').selectOption({ label: 'Editor' });
    const roleOf = async () => {
      const { accounts } = await client.request<{ accounts: { email: string; role: string }[] }>({
        url: '/lake/team',
      });
      return accounts.find(({ email }) => email === 'viewer@corp.example')?.role;
    };
    await expect.poll(roleOf).toBe('editor');
    await page.getByRole('button', { name: 'New password for Viewer of a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link for the new password').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const theirs = await browser.newContext();
    theirs.setDefaultTimeout(120_000);
    const choosing = await theirs.newPage();
    await choosing.goto(link);
    await choosing.getByLabel(/^Password/).fill('another sentence of theirs');
    await choosing.getByRole('button', { name: 'Open the Studio' }).click();
    await choosing.getByRole('link', { name: 'Content' }).first().waitFor();
    await theirs.close();

    await page.getByRole('button', { name: 'Remove Viewer of a test' }).click();
    await page.getByRole('button', { name: 'Remove from the team' }).click();
    await expect.poll(roleOf).toBeUndefined();
    await leaveStudio(page);
  },
  slow,
);
