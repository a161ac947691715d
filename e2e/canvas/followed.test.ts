import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { isTyped, paragraph, type } from './type-on-page.ts';

const id = 'page-followed';
const path = '/followed';
afterAll(async () => {
  await removeDocuments(id);
});

const document = {
  _id: id,
  _type: 'page',
  title: 'Followed',
  path: { _type: 'slug', current: path },
  sections: [
    { _key: 'top', _type: 'hero', title: 'As it was', layout: 'center' },
    {
      _key: 'asked',
      _type: 'faq',
      title: 'Asked',
      items: [{ _key: 'one', _type: 'question', question: 'Why so?', answer: paragraph('Because.') }],
    },
  ],
};

// Only a browser has a cursor that moves along or not, and a form of which only a part is in sight.
test.each([
  ['down', ['asked', 'top']],
  ['up', ['top', 'asked']],
] as const)(
  'who writes in a section that a colleague moves %s writes on where the caret was',
  {
    timeout: slow,
  },
  async (_, order) => {
    const moved = order[1] === 'top' ? document.sections : document.sections.toReversed();
    const { page, preview } = await openPreview({ ...document, sections: moved }, path);
    const heading = preview.getByRole('heading', { level: 1 });
    await type(page, heading, 'Written here');
    const stored = () => client.fetch('*[_id == $draft][0].sections', { draft: `drafts.${id}` });
    // The colleague's list contains what is stored at that time: if only half of the words are, it would undo the rest.
    await expect.poll(async () => JSON.stringify(await stored())).toContain('Written here');
    const sections = await stored();
    await client.patch(`drafts.${id}`).set({ sections: sections.toReversed() }).commit();
    const shown = () =>
      preview
        .locator('[data-section]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
    await expect.poll(shown).toEqual(order);
    await page.keyboard.type(' and there');
    expect(await isTyped(heading)).toBe(true);
    await expect.poll(async () => JSON.stringify(await stored())).toContain('Written here and there');
    await leaveStudio(page);
  },
);

test('the form opens what is clicked on the page though its list of sections is not in sight', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const many = Array.from({ length: 14 }, (_, number) => ({
    _key: `s${number}`,
    _type: 'faq',
    title: `Asked of ${number}`,
    text: `Of ${number}, in one sentence.`,
    items: [{ _key: 'one', _type: 'question', question: 'Why so?', answer: paragraph('Because.') }],
  }));
  const long = { ...document, sections: [...document.sections, ...many] };
  const { page, preview } = await openPreview(long, path, { width: 1440, height: 760 });
  const heading = preview.getByRole('heading', { name: 'Asked of 11' });
  const opened = field(page, 'sections[_key=="s11"].title').getByRole('textbox');
  await openBy(heading, opened);
  expect(await opened.inputValue()).toBe('Asked of 11');

  // A field further down in the form of the section is scrolled into sight there.
  const below = field(page, 'sections[_key=="s11"].text').getByRole('textbox');
  await preview.getByText('Of 11, in one sentence.').click();
  const isInSight = () =>
    below.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return input.ownerDocument.elementFromPoint(left + width / 2, top + height / 2) === input;
    });
  await expect.poll(isInSight).toBe(true);
  // And the editor goes on typing on the page.
  expect(await page.evaluate(() => globalThis.document.activeElement?.tagName)).toBe('IFRAME');
  await leaveStudio(page);
});
