import type { Frame, Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-typed-on';
const path = '/typed-on';
afterAll(async () => {
  await removeDocuments(id);
});

const paragraph = (text: string) => [
  {
    _key: 'p',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text, marks: [] }],
  },
];

const document = {
  _id: id,
  _type: 'page',
  title: 'Typed on',
  path: { _type: 'slug', current: path },
  sections: [
    {
      _key: 'top',
      _type: 'hero',
      title: 'As it was',
      text: 'As it was',
      layout: 'center',
      buttons: [
        {
          _key: 'first',
          _type: 'button',
          label: 'Begin',
          link: { _type: 'link', href: 'https://example.com/' },
        },
      ],
    },
    {
      _key: 'asked',
      _type: 'faq',
      title: 'Asked',
      items: [{ _key: 'one', _type: 'question', question: 'Why so?', answer: paragraph('Because.') }],
    },
  ],
};

/**
 * Clicks a text and writes it anew, until it says so: a click before the page has found its Studio, or the Studio the document, opens
 * the field in the form, as on everything else.
 */
async function type(page: Page, text: Locator, words: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await text.click();
        if (!(await isTyped(text))) return '';
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(words);
        return text.textContent();
      },
      { interval: 1_000 },
    )
    .toBe(words);
}

const isTyped = (text: Locator) =>
  text.evaluate((element) => element.contains(element.ownerDocument.activeElement));

const note = (preview: Frame) => preview.locator('[data-part=text-note]');

// Carets, focus between two frames, pasting and the editor's own marks are a browser's.
test('texts are typed into where they stand, and kept; the form follows and leaves the focus on the page', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(document, path);
  const heading = preview.getByRole('heading', { level: 1 });
  await type(page, heading, 'As it is to be');
  const title = field(page, 'sections[_key=="top"].title').getByRole('textbox');
  await expect.poll(() => title.inputValue()).toBe('As it is to be');
  expect(await isTyped(heading)).toBe(true);
  // The same words in the field beside it are those of another field.
  expect(await preview.getByText('As it was', { exact: true }).count()).toBe(1);

  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect.poll(() => heading.innerText()).toBe('As it is to be!');
  // Word by word: the sign belongs to the word before it.
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => heading.textContent()).toBe('As it is to ');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect.poll(() => note(preview).innerText()).toBe('Title must not stay empty.');
  await page.keyboard.type('x'.repeat(82));
  await expect.poll(() => note(preview).innerText()).toContain('2 letters too many');
  await page.keyboard.press('Escape');
  await expect.poll(() => heading.innerText()).toBe('As it was');

  const label = preview.getByRole('link', { name: 'Begin' });
  await type(page, label, 'Begin now');
  await page.keyboard.press('Enter');
  const question = preview.getByRole('heading', { level: 3 });
  await type(page, question, 'Why ');
  await question.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'is\r\n\u00a0it so?');
    clipboardData.setData('text/html', '<p style="color: red">is<br>it so?</p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Enter');
  expect(new URL(preview.url()).pathname).toBe(path);
  const stored = () =>
    client.fetch(
      `*[_id == $id][0]{"title": sections[0].title, "label": sections[0].buttons[0].label, "question": sections[1].items[0].question}`,
      { id: `drafts.${id}` },
    );
  await expect.poll(stored).toEqual({ title: 'As it was', label: 'Begin now', question: 'Why is it so?' });
  await leaveStudio(page);
});

test('what somebody else writes meanwhile comes beside what is typed, and takes nothing of it back', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const { page, preview } = await openPreview(document, path);
  const heading = preview.getByRole('heading', { level: 1 });
  await type(page, heading, 'Mine');
  await expect
    .poll(() => client.fetch('*[_id == $id][0].sections[0].title', { id: `drafts.${id}` }))
    .toBe('Mine');
  await client.patch(`drafts.${id}`).set({ 'sections[_key=="top"].text': 'Theirs' }).commit();
  await preview.getByText('Theirs').waitFor();
  await page.keyboard.type(' alone');
  await expect.poll(() => heading.innerText()).toBe('Mine alone');
  await client.patch(`drafts.${id}`).set({ 'sections[_key=="top"].text': 'Theirs again' }).commit();
  await preview.getByText('Theirs again').waitFor();
  expect(await heading.innerText()).toBe('Mine alone');
  expect(await isTyped(heading)).toBe(true);

  // In the very text that is typed, too: their words stay, whatever is typed, taken back and given up.
  const write = (text: string) =>
    client.patch(`drafts.${id}`).set({ 'sections[_key=="top"].title': text }).commit();
  await expect
    .poll(() => client.fetch('*[_id == $id][0].sections[0].title', { id: `drafts.${id}` }))
    .toBe('Mine alone');
  await write('Theirs and Mine alone');
  await expect.poll(() => heading.innerText()).toBe('Theirs and Mine alone');
  await page.keyboard.type('.');
  await expect.poll(() => heading.innerText()).toBe('Theirs and Mine alone.');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => heading.innerText()).toBe('Theirs and Mine alone');
  await page.keyboard.press('Escape');
  await expect.poll(() => heading.innerText()).toBe('Theirs and As it was');
  await leaveStudio(page);
});
