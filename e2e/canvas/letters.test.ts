import { expect, test } from 'vitest';
import { openPreview, pagesAt, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const [id, path] = ['page-letters', '/letters'];
const draft = `drafts.${id}`;
const stored = () => client.fetch('*[_id == $draft][0].sections[0].title', { draft });

// Only a browser knows what an input method writes by itself, and where the cursor stands between emoji.
test('emoji are deleted whole, undo is heard on a Cyrillic keyboard, and what is composed stands beside what a colleague wrote meanwhile', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(pagesAt(path)(id, 'Go 🔥🚀💡'), path);
  const typed = preview.locator('h1[data-typing], h1 [data-typing]');
  const said = () => typed.textContent();
  await expect
    .poll(async () => {
      await preview.locator('h1').click();
      return typed.count();
    })
    .toBe(1);
  for (const key of ['End', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key);
  await expect.poll(said).toBe('Go 🔥💡');
  await page.keyboard.type('a');
  await expect.poll(said).toBe('Go 🔥a💡');
  await expect.poll(stored).toBe('Go 🔥a💡');

  // Playwright only knows keyboards with Latin letters.
  await typed.evaluate((text) => {
    const pressed = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
    text.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await expect.poll(said).toBe('Go 🔥💡');
  await expect.poll(stored).toBe('Go 🔥💡');

  await page.keyboard.press('End');
  const method = await page.context().newCDPSession(page);
  await method.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(said).toBe('Go 🔥💡か');
  await client.patch(draft).set({ 'sections[0].title': 'So: Go 🔥💡' }).commit();
  await expect.poll(said).toMatch(/^So: Go 🔥💡/);
  await method.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
  await method.send('Input.insertText', { text: '仮名' });
  await expect.poll(said).toBe('So: Go 🔥💡仮名');
  await expect.poll(stored).toBe('So: Go 🔥💡仮名');
  await method.detach();
  await leaveStudio(page);
  await removeDocuments(id);
});
