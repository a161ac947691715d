import type { Frame, Locator } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { isTyped, paragraph, type } from './type-on-page.ts';

const id = 'page-typed-on';
const path = '/typed-on';
afterAll(async () => {
  await removeDocuments(id);
});

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

const note = (preview: Frame) => preview.locator('[data-part=text-note]');

// Only a browser has cursors, a focus that moves between two frames, pasting, and the editor's own marks.
test('texts are typed into where they stand, and kept; the form follows and leaves the focus on the page', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(document, path);
  const heading = preview.getByRole('heading', { level: 1 });
  await type(page, heading, 'As it is to be');
  const title = field(page, 'sections[_key=="top"].title').getByRole('textbox');
  await expect.poll(() => title.inputValue()).toBe('As it is to be');
  await expect.poll(() => isTyped(heading)).toBe(true);
  // The same words in the field beside it belong to another field.
  expect(await preview.getByText('As it was', { exact: true }).count()).toBe(1);

  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect.poll(() => heading.innerText()).toBe('As it is to be!');
  // Undo goes word by word: the punctuation mark belongs to the word before it, unless it was typed late.
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => heading.textContent()).toMatch(/^As it is to (be)?$/);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect.poll(() => note(preview).innerText()).toBe('Title must not stay empty.');
  await page.keyboard.type('x'.repeat(82));
  await expect.poll(() => note(preview).innerText()).toContain('2 letters too many');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('As it was');
  await page.keyboard.press('Escape');
  await expect.poll(() => isTyped(heading)).toBe(false);
  expect(await heading.innerText()).toBe('As it was');

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

  // An editor who does what a note of the guide says has read it, and goes on writing.
  await preview.getByRole('button', { name: 'Show me around' }).click();
  const guide = preview.locator('[data-part=guide]');
  await guide.getByText('1 of 6').waitFor();
  await type(page, question, 'Why so?');
  await guide.getByText('2 of 6').waitFor();
  await expect.poll(() => isTyped(question)).toBe(true);
  await guide.getByRole('button', { name: 'Leave' }).click();
  await leaveStudio(page);
});

test('a text that is emptied keeps its place and the caret when the lake has it, and is what is typed then', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const words = { _key: 'words', _type: 'prose', title: 'Not needed', text: paragraph('Words.') };
  const { page, preview } = await openPreview({ ...document, sections: [...document.sections, words] }, path);
  const stored = () =>
    client.fetch('*[_id == $id][0].sections[_key in ["top", "words"]].title', { id: `drafts.${id}` });
  /** Resolves when the page has asked the lake, and the lake knew these titles. */
  const untilAsked = (left: unknown[]) =>
    page.waitForResponse(async (response) => {
      if (!response.url().includes('/api/preview?path=')) return false;
      type Asked = { documents: { _id: string; sections?: Record<string, unknown>[] }[] };
      // A request that the page gave up for a newer one has no body.
      const { documents }: Asked = await response.json().catch(() => ({ documents: [] }));
      const { sections = [] } = documents.find(({ _id }) => _id.endsWith(id)) ?? {};
      const titles = sections
        .filter(({ _key }) => _key === 'top' || _key === 'words')
        .map(({ title = null }) => title);
      return JSON.stringify(titles) === JSON.stringify(left);
    });
  const emptyAndWait = async (heading: Locator, left: unknown[]) => {
    const asked = untilAsked(left);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await expect.poll(stored).toEqual(left);
    await asked;
    await expect.poll(() => heading.evaluate(signOf)).toBe('Title');
    await expect.poll(() => isTyped(heading)).toBe(true);
  };
  const required = preview.locator('[data-section=top] h1');
  await type(page, required, 'Away');
  await emptyAndWait(required, [null, 'Not needed']);
  await page.keyboard.type('Here again');
  await expect.poll(() => required.textContent()).toBe('Here again');
  await expect.poll(() => required.evaluate(signOf)).toBe('none');
  await page.keyboard.press('Enter');

  const optional = preview.locator('[data-section=words] h2');
  await type(page, optional, 'Away');
  await emptyAndWait(optional, ['Here again', null]);
  await page.keyboard.type('Needed');
  await expect.poll(() => optional.textContent()).toBe('Needed');
  await expect.poll(stored).toEqual(['Here again', 'Needed']);
  await leaveStudio(page);
});

/** The placeholder of an emptied text; "none" where the text is not empty. */
const signOf = (element: Element) =>
  getComputedStyle(element.closest('[data-empty]') ?? element, '::before').content.replaceAll('"', '');

test('the bar of a section lets the words through that are written below it, and is there again when they are left', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const [, asked] = document.sections;
  const { page, preview } = await openPreview(
    { ...document, sections: [document.sections[0], { ...asked, eyebrow: 'Above' }] },
    path,
  );
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const line = preview.locator('[data-section=asked] [data-field$=eyebrow]');
  const bar = preview.locator('[data-part=section-bar]');
  await line.scrollIntoViewIfNeeded();
  await type(page, line, 'Right above');
  await expect.poll(() => bar.getAttribute('aria-label')).toBe('Section “Asked”');
  await expect.poll(() => lies(bar, line)).toBe(true);
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  // The buttons do not cover the words either.
  await line.click();
  await expect.poll(() => isTyped(line)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  // The Studio remembers the width of the preview for each editor.
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await leaveStudio(page);
});

/** Whether one element covers another, at least in part. */
async function lies(over: Locator, under: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([over.boundingBox(), under.boundingBox()]);
  if (!one || !other) return false;
  const meets = (from: number, size: number, to: number, otherSize: number) =>
    from < to + otherSize && to < from + size;
  return meets(one.x, one.width, other.x, other.width) && meets(one.y, one.height, other.y, other.height);
}

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
  await expect.poll(() => isTyped(heading)).toBe(true);

  // Even in the text that is being typed, a colleague's words stay, whatever is typed and undone.
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
  // Escape does not lose what was written and stored.
  await page.keyboard.press('Escape');
  await expect.poll(() => isTyped(heading)).toBe(false);
  expect(await heading.innerText()).toBe('Theirs and Mine alone');
  await leaveStudio(page);
});
