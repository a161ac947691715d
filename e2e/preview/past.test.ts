import { afterAll, expect, test } from 'vitest';
import { type } from '../canvas/type-on-page.ts';
import { client } from '../setup/site.ts';
import { openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { openPreview, pagesAt, removeDocuments } from './open-preview.ts';

const id = 'page-as-it-was';
const path = '/as-it-was';
afterAll(() => removeDocuments(id));

// A form of the Studio knows the version that is chosen under History; the page stands beside it in a frame.
test(
  'the page shows what is chosen under History, takes no words meanwhile, and shows again what is when that is closed',
  async () => {
    const { page, preview } = await openPreview(pagesAt(path)(id, 'As it was'), path);
    const heading = preview.getByRole('heading', { level: 1 });
    const stored = () => client.fetch('*[_id == $draft][0].sections[0].title', { draft: `drafts.${id}` });
    const history = page.getByRole('menuitem', { name: 'History' });
    const toggle = async () => {
      await openBy(page.getByTestId('pane-context-menu-button'), history);
      await history.click();
    };
    await type(page, heading, 'As it is');
    await page.keyboard.press('Escape');
    await expect.poll(stored).toBe('As it is');

    await toggle();
    const states = page.getByTestId('timeline-item-button');
    await expect.poll(() => states.count()).toBeGreaterThan(1);
    await states.last().click();
    await expect.poll(() => heading.textContent()).toBe('As it was');
    await preview.getByText('The form and the page show an earlier version').waitFor();
    await heading.click();
    await page.keyboard.type('lost');
    expect(await heading.textContent()).toBe('As it was');
    expect(await stored()).toBe('As it is');

    await toggle();
    await expect.poll(() => heading.textContent()).toBe('As it is');
    await preview.getByText('The form and the page show an earlier version').waitFor({ state: 'detached' });
    await type(page, heading, 'As it will be');
    await expect.poll(stored).toBe('As it will be');
    await leaveStudio(page);
  },
  slow,
);
