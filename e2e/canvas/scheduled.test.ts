import { afterAll, expect, test } from 'vitest';
import { openPreview, pagesAt, previewOf, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { schedulePublish } from '../studio/schedule-publish.ts';
import { leaveStudio, moveTo } from '../studio/visit-studio.ts';
import { type } from './type-on-page.ts';

const id = 'page-with-a-schedule';
const path = '/with-a-schedule';
const shared = 'shared-with-a-schedule';
const sharedOpen = `${shared}-beside`;
afterAll(() => removeDocuments(id, `${id}-beside`, `${id}-around`, shared, sharedOpen));

const lockedBy = 'The form shows the version that is scheduled.';
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000);
const banner = { _key: 'banner', _type: 'cta-banner', title: 'Shared words', version: 2 };
const placeOf = (_ref: string) => ({
  _key: 'place',
  _type: 'shared',
  // The schedule would otherwise keep it from being deleted.
  section: { _type: 'reference', _ref, _weak: true },
});

// In a browser, because form and page are drawn by two windows, which have to agree on the version.
test(
  'what is scheduled is shown on the page and not changed there, and once it has gone out the page is open again',
  async () => {
    const { page, preview } = await openPreview(pagesAt(path)(id, 'As it was'), path);
    const title = field(page, 'title').getByRole('textbox');
    await title.fill('As it will be');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` }))
      .toBe('As it will be');
    await schedulePublish(page, nextWeek());
    const sign = preview.getByText(lockedBy);
    await sign.waitFor();
    // The list of schedules reaches the form a moment later; until then a click leads into a field that can be typed
    // into.
    await expect.poll(() => title.isEditable()).toBe(false);
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

    // Other documents have schedules, too.
    const releaseId: string = await client.fetch(
      '*[_id in path("versions.*." + $id)][0]{"name": string::split(_id, ".")[1]}.name',
      { id },
    );
    await client.releases.unschedule({ releaseId });
    // While its schedule is paused, it is changed in its form, and the change is undone there.
    const version = { version: `versions.${releaseId}.${id}` };
    const planned = () => client.fetch('*[_id == $version][0].title', version);
    // The form is drawn again with the schedule, perhaps while it is being filled in.
    const change = () => title.fill('Changed in between').then(planned);
    await expect.poll(change, { interval: 2_000 }).toBe('Changed in between');
    await title.press('ControlOrMeta+Z');
    await expect.poll(() => title.inputValue()).toBe('As it will be');
    await expect.poll(planned).toBe('As it will be');
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

// The Studio tells a page in another window which document has a form that shows its schedule.
test(
  'what is scheduled of a section that pages share is not changed on the page, and all else on it is',
  async () => {
    const stored = { _type: 'shared-section', title: 'With a schedule', sections: [banner] };
    await client.createOrReplace({ _id: shared, ...stored });
    await client.createOrReplace({ _id: `drafts.${shared}`, ...stored, title: 'With a schedule of its own' });
    const besidePath = `${path}-beside`;
    const own = pagesAt(besidePath)(`${id}-beside`, 'Own words');
    const sections = [...(own.sections as object[]), placeOf(shared)];
    const { page } = await openPreview({ ...own, sections }, besidePath);
    await moveTo(page, `/presentation/shared-section/${shared}/?preview=${besidePath}`);
    await expect
      .poll(() => field(page, 'title').getByRole('textbox').inputValue())
      .toBe('With a schedule of its own');
    const preview = await previewOf(page, besidePath);
    await schedulePublish(page, nextWeek());
    await preview.getByText(lockedBy).waitFor();
    // The sections of the page can be arranged while the form of the shared section is open.
    await expect.poll(() => preview.locator('[data-part=canvas-entry]').count()).toBe(1);
    expect(await preview.getByText(lockedBy).count()).toBe(1);

    const isTyped = async (name: string) => {
      const heading = preview.getByRole('heading', { name });
      await heading.click();
      return heading.evaluate((element) => element === document.activeElement);
    };
    expect(await isTyped('Shared words')).toBe(false);
    await expect.poll(() => isTyped('Own words'), { interval: 1_500 }).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    const titleOf = { draft: `drafts.${id}-beside` };
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[0].title', titleOf))
      .toBe('Own words!');
    await leaveStudio(page);
  },
  slow * 2,
);

// The form of the page says what is locked, and the form of the shared section gets what is typed: two windows again.
test(
  'what pages share is written on a page whose own form shows what is scheduled',
  async () => {
    const aroundPath = `${path}-around`;
    await client.createOrReplace({
      _id: sharedOpen,
      _type: 'shared-section',
      title: 'Without a schedule',
      sections: [banner],
    });
    const own = pagesAt(aroundPath)(`${id}-around`, 'Own words');
    const sections = [...(own.sections as object[]), placeOf(sharedOpen)];
    const { page, preview } = await openPreview({ ...own, sections }, aroundPath);
    const title = field(page, 'title').getByRole('textbox');
    await title.fill('As it will be');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}-around` }))
      .toBe('As it will be');
    await schedulePublish(page, nextWeek());
    await preview.getByText(lockedBy).waitFor();
    await expect.poll(() => title.isEditable()).toBe(false);
    await type(page, preview.getByRole('heading', { name: 'Shared' }), 'Shared by two');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[0].title', { draft: `drafts.${sharedOpen}` }))
      .toBe('Shared by two');
    expect(await preview.getByText(lockedBy).count(), 'the form of the page stays where it was').toBe(1);
    await page.keyboard.press('Escape');
    await preview.getByRole('heading', { name: 'Own words' }).click();
    await page.keyboard.type('lost');
    expect(await preview.getByRole('heading', { name: 'Own words' }).count()).toBe(1);
    await leaveStudio(page);
  },
  slow * 2,
);
