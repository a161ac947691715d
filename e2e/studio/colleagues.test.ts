import type { BrowserContext, Locator, Page, WebSocketRoute } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch } from '../setup/site.ts';
import { field, openStudio, slow } from './open-studio.ts';
import { signedIn } from './signed-in.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-of-colleagues';
let hers: BrowserContext;
beforeAll(async () => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'Of colleagues',
    path: { _type: 'slug', current: '/of-colleagues' },
  });
  hers = await signedIn('Lena Ott', 'lena@corp.example');
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
});

const mine = () => visitStudio(`/structure/page;${id}`, { width: 1600 });

/**
 * The same page in the colleague's Studio, once it has loaded the comments: a comment that is sent while it loads may
 * not reach it.
 */
async function hersNow(): Promise<Page> {
  const opened = openStudio(hers, `/structure/page;${id}`);
  const knows = (await hers.waitForEvent('page')).waitForResponse(
    (response) => response.url().includes('/data/query/production-comments') && response.ok(),
    { timeout: 120_000 },
  );
  const page = await opened;
  await knows;
  return page;
}

/** The threads in the list beside the form. */
const threads = (page: Page): Locator => page.getByTestId('comments-list-item');

/** Writes a comment or an answer into the field for it, and sends it. */
async function say(place: Page | Locator, words: string): Promise<void> {
  const box = place.getByTestId('comment-input-editable').last();
  await box.click();
  await box.pressSequentially(words);
  await place.getByTestId('comment-input-send-button').last().click();
}

/**
 * Makes a control appear that is shown only below a pointer: a part that was just drawn notices the pointer only once
 * it moves.
 */
async function offer(page: Page, control: Locator, below: Locator): Promise<void> {
  const hover = async () => {
    await page.mouse.move(0, 0);
    await below.hover({ timeout: 5_000 });
    await control.waitFor({ timeout: 2_000 });
    return true;
  };
  await expect.poll(() => hover().catch(() => false)).toBe(true);
}

/** The initials of the people shown beside the fields of the form. */
const initialsOn = (page: Page) => () =>
  page.getByTestId('document-panel-scroller').locator('[data-ui="Avatar"]').allInnerTexts();

test(
  'who has a page open is seen by the others beside the field in which she writes, until she leaves',
  async () => {
    const [page, other] = [await mine(), await hersNow()];
    await field(other, 'title').getByRole('textbox').click();
    await expect.poll(initialsOn(page)).toContain('LO');
    await other.close();
    await expect.poll(initialsOn(page)).not.toContain('LO');
    await leaveStudio(page);
  },
  slow,
);

// Only a browser has what a Studio keeps of others while it is cut off.
test(
  'who leaves while the Studio is cut off is not seen anymore once it is there again',
  async () => {
    const own = await (await launch()).newContext({ viewport: { width: 1600, height: 900 } });
    own.setDefaultTimeout(120_000);
    let opened: WebSocketRoute | undefined;
    let isCutOff = false;
    await own.routeWebSocket(/\/socket\//, (socket) => {
      if (isCutOff) return void socket.close({ code: 1011 });
      socket.connectToServer();
      opened = socket;
    });
    const page = await openStudio(own, `/structure/page;${id}`);
    const other = await hersNow();
    await field(other, 'title').getByRole('textbox').click();
    await expect.poll(initialsOn(page)).toContain('LO');
    isCutOff = true;
    await opened?.close({ code: 1011 });
    await other.close();
    isCutOff = false;
    await expect.poll(initialsOn(page)).not.toContain('LO');
    await own.close();
  },
  slow,
);

test(
  'a comment on a field is read and answered by a colleague, and gone from the list of both once it is resolved',
  async () => {
    const [page, other] = [await mine(), await hersNow()];
    const add = field(page, 'title').getByRole('button', { name: 'Add comment' });
    await offer(page, add, field(page, 'title'));
    await add.click();
    await say(page, 'Is this short enough?');
    await threads(page).getByText('Is this short enough?').waitFor();

    await field(other, 'title').getByRole('button', { name: 'Open comments' }).click();
    await threads(other).getByText('Is this short enough?').waitFor();
    await say(threads(other), 'It is, thank you.');
    await threads(page).getByText('It is, thank you.').waitFor();
    // The name of the author is loaded after the comment.
    await expect.poll(() => threads(page).innerText()).toContain('Lena Ott');

    const resolve = threads(page).getByTestId('comments-list-item-status-button').first();
    await offer(page, resolve, threads(page).getByText('Is this short enough?'));
    await resolve.click();
    for (const tab of [page, other]) await expect.poll(() => threads(tab).count()).toBe(0);
    await Promise.all([leaveStudio(page), other.close()]);
  },
  slow,
);

test(
  'a form is drawn once, however late the Studio hears that it offers comments',
  async () => {
    const page = await mine();
    await page.addInitScript(() => {
      const drawn = new Set<Element>();
      Object.assign(globalThis, { drawn });
      const look = () => {
        for (const pane of document.querySelectorAll('[data-testid="document-pane"]')) drawn.add(pane);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const title = field(page, 'title');
    await page.route('**/features', async (route) => {
      // A form that does not wait for the answer is drawn long before this is over.
      await title.waitFor({ timeout: 6_000 }).catch(() => {});
      await route.continue();
    });
    await page.reload();
    await offer(page, title.getByRole('button', { name: 'Add comment' }), title.getByRole('textbox'));
    // A global of the page, set above as `drawn`, of which TypeScript knows nothing.
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Set<Element> }).drawn.size);
    expect(drawn).toBe(1);
    await page.close();
  },
  slow,
);
