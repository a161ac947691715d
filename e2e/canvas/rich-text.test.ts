import type { Frame, Locator } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-rich';
const path = '/rich-typed';
const draft = `drafts.${id}`;
afterAll(async () => {
  await removeDocuments(id);
});

const block = (key: string, text: string, more: object = {}) => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: `${key}s`, _type: 'span', text, marks: [] }],
  ...more,
});

const document = {
  _id: id,
  _type: 'page',
  title: 'Rich',
  path: { _type: 'slug', current: path },
  sections: [
    { _key: 'top', _type: 'hero', title: 'Rich', layout: 'center' },
    {
      _key: 'words',
      _type: 'prose',
      title: 'Words',
      text: [
        block('a', 'It begins here.'),
        { _key: 'c', _type: 'callout', title: 'Mind this', text: 'A box stays whole.', important: true },
        block('z', 'It ends here.'),
      ],
    },
    {
      _key: 'asked',
      _type: 'faq',
      title: 'Asked',
      items: [{ _key: 'one', _type: 'question', question: 'Why so?', answer: [block('p', 'Because.')] }],
    },
  ],
};

const editor = (preview: Frame) => preview.locator('[data-rich=ready]').getByRole('textbox');

/** Clicks a formatted text, at the end of some words in it, until it can be typed into. */
async function begin(preview: Frame, words: string): Promise<Locator> {
  const text = preview.locator('.rich').getByText(words, { exact: true }).first();
  await expect
    .poll(
      async () => {
        if ((await editor(preview).count()) === 0) await text.click();
        return editor(preview).count();
      },
      { interval: 1_500 },
    )
    .toBe(1);
  await expect
    .poll(() => editor(preview).evaluate((element) => element === element.ownerDocument.activeElement))
    .toBe(true);
  return editor(preview);
}

/** The stored blocks: style, list and words of each, with the marks of the words, or the type of an object. */
async function stored(path = 'sections[_key=="words"][0].text'): Promise<unknown[]> {
  interface Stored {
    _type: string;
    style?: string;
    listItem?: string;
    children?: { text: string; marks: string[] }[];
    markDefs?: { _key: string; link?: { href?: string } }[];
  }
  const blocks = await client.fetch<Stored[] | null>(`*[_id == $draft][0].${path}`, { draft });
  return (blocks ?? []).map(({ _type, style, listItem, children, markDefs }) => {
    if (!children) return _type;
    const links = new Map(markDefs?.map(({ _key, link }) => [_key, link?.href]));
    const words = children.map(({ text, marks }) =>
      [text, ...marks.map((mark) => links.get(mark) ?? mark)].join('+'),
    );
    return `${listItem ?? style}: ${words.join('|')}`;
  });
}

const paste = (text: Locator, html: string, plain = 'plain') =>
  text.evaluate(
    (element, [html = '', plain = '']) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );

const strong = (preview: Frame) => preview.getByRole('button', { name: 'Strong', pressed: true });

/**
 * Puts the cursor into words that are not bold, and waits until the editor knows it: a browser reports a moved cursor
 * only after the next key.
 */
async function goTo(words: string, preview: Frame): Promise<void> {
  await editor(preview).getByText(words).click();
  await expect.poll(() => strong(preview).count()).toBe(0);
}

/** Selects a bold word, and does so again if the editor was drawn again below the pointer. */
async function selectBold(word: string, preview: Frame): Promise<void> {
  await expect
    .poll(
      async () => {
        await editor(preview).getByText(word, { exact: true }).dblclick();
        await strong(preview)
          .waitFor({ timeout: 2_000 })
          .catch(() => undefined);
        // With the cursor in a bold word, the button is pressed.
        const isStrong = (await strong(preview).count()) > 0;
        return isStrong ? preview.evaluate(() => getSelection()?.toString()) : undefined;
      },
      { interval: 500 },
    )
    .toBe(word);
}

/** The sign before a list item, and where the item begins. */
const signOf = (item: Locator) =>
  item.evaluate((element) => {
    const { width, height, left, top, backgroundColor, borderRadius } = getComputedStyle(element, '::before');
    const begins = Math.round(element.getBoundingClientRect().left);
    return { width, height, left, top, backgroundColor, borderRadius, begins };
  });

// Only a browser has cursors, a selection, pasting, and a focus that moves between a dialogue and a text.
test('a formatted text is written where it stands, with marks, lists and links, and taken back by the Studio', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(document, path);
  const text = await begin(preview, 'It begins here.');
  await page.keyboard.press('End');
  await page.keyboard.type(' And goes on');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a point');
  const bar = preview.getByRole('toolbar', { name: 'Text formatting' });
  await bar.getByRole('button', { name: 'Points' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('one ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('bold');
  const before = ['normal: It begins here. And goes on', 'bullet: a point', 'bullet: one |bold+strong'];
  const rest = ['callout', 'normal: It ends here.'];
  await expect.poll(() => stored()).toEqual([...before, ...rest]);
  const whileTyped = await signOf(text.locator('[data-list]').first());

  // A list item becomes a paragraph, which joins the item before it; then a letter is deleted, and comes back.
  await page.keyboard.press('Enter');
  for (let count = 0; count < 3; count++) await page.keyboard.press('Backspace');
  await expect.poll(() => stored()).toEqual([...before.with(2, 'bullet: one |bol+strong'), ...rest]);
  const undo = preview.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo.getAttribute('title')).toBe('Undo: Edited “Text”');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => stored()).toEqual([...before, ...rest]);

  await goTo('It ends here.', preview);
  await selectBold('bold', preview);
  await page.keyboard.press('ControlOrMeta+K');
  const dialog = preview.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => text.evaluate((element) => element === element.ownerDocument.activeElement))
    .toBe(true);
  await goTo('It ends here.', preview);
  await selectBold('bold', preview);
  await page.keyboard.press('ControlOrMeta+K');
  await dialog.getByLabel('Or an address').fill('nowhere');
  await dialog.locator('[type=submit]').click();
  await dialog.getByRole('alert').getByText('An address begins with').waitFor();
  // An address that is typed into the search for titles counts as an address, even if a page has its words in its
  // title.
  await dialog.getByRole('combobox').fill('example.com/else');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByLabel('Or an address').inputValue()).toBe('https://example.com/else');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stored())[2])
    .toBe('bullet: one |bold+strong+https://example.com/else');
  await goTo('It ends here.', preview);
  await selectBold('bold', preview);
  await paste(text, '', 'https://example.com/pasted');
  await expect
    .poll(async () => (await stored())[2])
    .toBe('bullet: one |bold+strong+https://example.com/pasted');

  await goTo('It ends here.', preview);
  await paste(
    text,
    '<h1>Pasted</h1><p style="color: red"><i>leaning</i> and <a href="https://example.com/">a link</a><img src="x.png"></p>',
  );
  await expect
    .poll(async () => (await stored()).join('\n'))
    .toContain('leaning+em| and |a link+https://example.com/');
  expect((await stored()).join('\n')).not.toMatch(/image|h1/);
  expect(await text.locator('[data-object]').innerText()).toContain('A box stays whole.');

  await page.keyboard.press('Escape');
  await expect.poll(() => editor(preview).count()).toBe(0);
  const point = preview.locator('.rich li').filter({ hasText: 'a point' }).first();
  await point.waitFor();
  expect(whileTyped, 'a list looks the same while it is typed into').toEqual(await signOf(point));
  await leaveStudio(page);
});

// The Studio hears late because a port holds back what the page says; only a browser has two threads and their ports.
test('what is typed fast while the Studio answers late, and while somebody else writes there, is all kept', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const { page, preview } = await openPreview(document, path);
  // A click on a question opens its answer, and its sign folds it again.
  const question = preview.locator('[data-section] details');
  const isOpen = () => question.evaluate((answer: HTMLDetailsElement) => answer.open);
  const becomes = (isOn: boolean, click: () => Promise<void>) =>
    expect
      .poll(
        async () => {
          if ((await isOpen()) !== isOn) await click();
          return isOpen();
        },
        { interval: 1_000 },
      )
      .toBe(isOn);
  await becomes(true, () => question.getByText('Why so?').click({ timeout: 5_000 }));
  await page.keyboard.press('Escape');
  const sign = question.locator('summary > span').last();
  for (const isOn of [false, true]) await becomes(isOn, () => sign.click({ timeout: 5_000 }));
  const text = await begin(preview, 'Because.');
  await page.keyboard.press('End');
  await page.keyboard.type(' So');
  await expect
    .poll(() => stored('sections[_key=="asked"][0].items[0].answer'))
    .toEqual(['normal: Because. So']);
  await preview.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    const all: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (...said: unknown[]) {
      all.push(() => Reflect.apply(post, this, said));
      setTimeout(() => all.shift()?.(), 700);
    };
  });
  await page.keyboard.type(' it is, said fast');
  await client
    .patch(draft)
    .set({ 'sections[_key=="asked"].title': 'Asked by all' })
    .insert('after', 'sections[_key=="asked"].items[_key=="one"].answer[_key=="p"]', [block('t', 'Theirs.')])
    .commit();
  await page.keyboard.type(' and faster');
  await preview.getByText('Theirs.').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('and on.');
  const whole = ['Because. So it is, said fast and faster', 'and on.', 'Theirs.'];
  await expect
    .poll(() => stored('sections[_key=="asked"][0].items[0].answer'))
    .toEqual(whole.map((words) => `normal: ${words}`));
  await expect.poll(async () => (await text.innerText()).split(/\n+/)).toEqual(whole);
  await leaveStudio(page);
});
