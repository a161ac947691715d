import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-rich-by-keys';
const path = '/rich-by-keys';
afterAll(async () => {
  await removeDocuments(id);
});

const paragraph = {
  _key: 'a',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 'as', _type: 'span', text: 'It begins here.', marks: [] }],
};
const rich = {
  _id: id,
  _type: 'page',
  title: 'Rich by keys',
  path: { _type: 'slug', current: path },
  sections: [
    { _key: 'top', _type: 'hero', title: 'Rich', layout: 'center' },
    { _key: 'words', _type: 'prose', title: 'Words', text: [paragraph] },
  ],
};

/** Style and words of the paragraph as it is stored. */
const stored = () =>
  client.fetch<string | null>(
    '*[_id == $draft][0].sections[_key == "words"][0].text[0]{"is": style + ": " + children[0].text}.is',
    { draft: `drafts.${id}` },
  );

// Only a browser moves the focus between two texts, a bar and the page.
test('a formatted text is begun, given another form and left by keys alone', { timeout: slow }, async () => {
  const { page, preview } = await openPreview(rich, path);
  const bar = preview.getByRole('toolbar', { name: 'Text formatting' });
  /** The text that is being edited; before it is, Tab is the browser's own. */
  const typing = preview.locator('h2[data-typing]:focus');
  /** The element that has the focus, by its name or its words. */
  const focused = () =>
    preview.evaluate(() => {
      const on = document.hasFocus() ? document.activeElement : null;
      return on?.getAttribute('aria-label') ?? on?.textContent;
    });
  await preview.getByRole('button', { name: 'Edit the sections of this page' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Rich: drag/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^Words: drag/);
  await page.keyboard.press('F2');
  await expect.poll(focused, { message: 'the first text of the section' }).toBe('Words');
  await typing.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Text');
  await page.keyboard.type('Now ');
  await expect.poll(stored).toBe('normal: Now It begins here.');

  const target = preview.getByRole('combobox', { name: 'Page of this site' });
  const isTyped = () => target.evaluate((element) => element === document.activeElement);
  await page.keyboard.press('Control+k');
  await expect.poll(isTyped).toBe(true);
  await page.keyboard.press('Control+k'); // elsewhere on the page, it opens the search of the site
  await page.keyboard.type('#part');
  await expect.poll(() => target.inputValue()).toBe('#part');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Text');

  await page.keyboard.press('Alt+F10');
  await expect.poll(focused).toBe('Style');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(stored).toBe('h3: Now It begins here.');
  expect(await focused(), 'each step is one of many').toBe('Style');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Emphasis');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Text');
  expect(await bar.count()).toBe(1);

  await page.keyboard.press('Shift+Tab');
  await expect.poll(focused).toBe('Words');
  await typing.waitFor();
  expect(await bar.count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Text');
  await page.keyboard.press('Escape');
  await expect.poll(focused, { message: 'it goes on from the section' }).toMatch(/^Words: drag/);
  expect(await stored()).toBe('h3: Now It begins here.');
  await leaveStudio(page);
});
