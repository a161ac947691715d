import { afterAll, expect, test } from 'vitest';
import { openPreview, pagesAt, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { schedulePublish } from '../studio/schedule-publish.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-with-a-schedule';
const path = '/with-a-schedule';
afterAll(() => removeDocuments(id));

const lockedBy = 'This is the version that goes out by itself.';

// In a browser, as form and page are drawn by two windows, which have to agree on which version it is.
test(
  'what is scheduled is shown on the page and not changed there, and once it has gone out the page is open again',
  async () => {
    const { page, preview } = await openPreview(pagesAt(path)(id, 'As it was'), path);
    const title = field(page, 'title').getByRole('textbox');
    await title.fill('As it will be');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` }))
      .toBe('As it will be');
    await schedulePublish(page, new Date(Date.now() + 7 * 86_400_000));
    const sign = preview.getByText(lockedBy);
    await sign.waitFor();
    const all = () =>
      client.fetch('*[_id == $draft || _id match $version]', {
        draft: `drafts.${id}`,
        version: `versions.*${id}`,
      });
    const before = await all();
    const heading = preview.getByRole('heading', { level: 1 });
    await heading.click();
    await page.keyboard.type('lost');
    expect(await heading.textContent()).toBe('As it was');
    expect(await all()).toEqual(before);

    // Others have schedules, too.
    const releaseId: string = await client.fetch(
      '*[_id in path("versions.*." + $id)][0]{"name": string::split(_id, ".")[1]}.name',
      { id },
    );
    await client.releases.unschedule({ releaseId });
    await client.releases.publish({ releaseId });
    await expect.poll(() => client.fetch('*[_id == $id][0].title', { id })).toBe('As it will be');
    await expect.poll(() => page.url()).not.toContain('scheduledDraft');
    await expect.poll(() => sign.count()).toBe(0);
    await title.fill('Changed once more');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` }))
      .toBe('Changed once more');
    await leaveStudio(page);
  },
  slow * 2,
);
