import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { chooseAction, field, openBy, openStudio, slow } from './open-studio.ts';
import { signedIn } from './signed-in.ts';

// This needs a browser: panes, dialogues and actions of the Studio itself, in two sessions that see each other's
// changes.
const id = 'page-to-review';
const rules = { _id: 'reviews.rules', _type: 'review-rules', isRequired: true };
let [mias, lenas]: BrowserContext[] = [];
beforeAll(async () => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'As it was',
    path: { _type: 'slug', current: '/reviewed-by-a-test' },
    sections: [{ _key: 'a', _type: 'cta-banner', title: 'The only one', version: 2 }],
  });
  await client.createOrReplace(rules);
  mias = await signedIn('Mia Berg', 'mia@corp.example');
  lenas = await signedIn('Lena Roth', 'lena-roth@corp.example');
}, slow);
afterAll(async () => {
  await client.delete(rules._id);
  await client.delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.${id}`, `review.${id}`] } });
  await Promise.all([mias?.close(), lenas?.close()]);
});

const standing = (page: Page) => page.getByTestId('standing');
const draft = () => client.fetch<string>('*[_id == $draft][0].sections[0].title', { draft: `drafts.${id}` });
const published = () => client.fetch<string>('*[_id == $id][0].sections[0].title', { id });

/** Asks for a review in the open dialogue, from Lena, or from the person whom it proposes. */
async function ask(page: Page, note: string, isFirst: boolean): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask for review' });
  const lena = dialog.getByRole('checkbox', { name: /Lena Roth/ });
  await dialog.getByRole('checkbox').first().and(page.locator(':focus')).waitFor();
  if (isFirst) await lena.check();
  else await expect.poll(() => lena.isChecked()).toBe(true);
  await dialog.getByLabel('What should they look at?').fill(note);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test(
  'a page is asked about, sent back with a remark at its section, mended, approved, and then published, not before',
  async () => {
    if (!mias || !lenas) throw new Error('Nobody is signed in.');
    const mia = await openStudio(mias, `/structure/page;${id},inspect=review`);
    await standing(mia).getByText('Everything here is published.').waitFor();
    await field(mia, 'title').getByRole('textbox').fill('As it shall be');
    await standing(mia).getByText('Nobody was asked').waitFor();

    const told = mia.getByRole('dialog', { name: 'Not yet' });
    await mia.getByTestId('action-publish').click();
    await told.getByText('It has to be approved').waitFor();
    await told.getByRole('button', { name: 'Close', exact: true }).click();
    await chooseAction(mia, 'Ask for review');
    await ask(mia, 'The new title.', true);
    await standing(mia).getByText('Mia Berg asked for a review by Lena Roth').waitFor();
    expect(await mia.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);

    const lena = await openStudio(lenas, '/structure');
    await lena.getByText('You are asked for a review: “The new title.”').click();
    await lena.getByRole('button', { name: 'Send back…' }).click();
    const back = lena.getByRole('dialog', { name: 'Send it back' });
    await back.getByLabel('What has to change').and(lena.locator(':focus')).waitFor();
    await back.getByLabel('Part of the page').selectOption({ label: 'Call to action · The only one' });
    await back.getByLabel('What has to change').fill('Say what is new here, too.');
    await back.getByRole('button', { name: 'Send back', exact: true }).click();
    await standing(mia).getByText('Lena Roth sent it back').waitFor();

    const title = mia.getByTestId('field-sections[_key=="a"].title').getByRole('textbox');
    await openBy(standing(mia).getByText('Say what is new here, too.'), title);
    await title.fill('New: the only one');
    await expect.poll(draft).toBe('New: the only one');
    await mia.getByRole('button', { name: 'Ask again…' }).click();
    await ask(mia, 'Better?', false);

    await standing(lena).getByText('Better?').waitFor();
    await lena.getByRole('button', { name: 'See what changes' }).click();
    await lena.getByTestId('now-and-then').getByText('Then', { exact: true }).waitFor();
    await lena.getByRole('button', { name: 'Review', exact: true }).click();
    await lena.getByRole('button', { name: 'Approve', exact: true }).click();
    await standing(mia).getByText('Approved by Lena Roth').waitFor();
    expect(await published()).toBe('The only one');
    await mia.getByTestId('action-publish').click();
    await expect.poll(published).toBe('New: the only one');
    await mia.getByTestId('history').getByText('Mia Berg published it').waitFor();
  },
  slow * 2,
);
