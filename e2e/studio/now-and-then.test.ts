import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pagesAt, removeDocuments } from '../preview/open-preview.ts';
import { client, launch, url } from '../setup/site.ts';
import { field, openBy, openStudio, sections, slow } from './open-studio.ts';

const path = '/now-and-then';
const id = 'page-now-and-then';

const browser = await launch();
beforeEach(async () => {
  await removeDocuments(id);
  const page = pagesAt(path)(id, 'As it was');
  const others = ['One', 'Two', 'Three'].map((title) => ({ _key: title, _type: 'hero', title }));
  await client.createOrReplace({ ...page, sections: [page.sections, others].flat() });
  const sections = [{ _key: 'opening', _type: 'hero', title: 'As it will be', layout: 'center' }];
  await client.createOrReplace({ ...page, _id: `drafts.${id}`, sections });
});
afterAll(() => removeDocuments(id));

test.each([url, url.replace('localhost', 'studio.localhost')])(
  'before a page goes out it is seen as visitors have it and as they will, whole as well, with its weight: in the Studio at %s',
  async (studio) => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1200 } });
    const page = await openStudio(context, `/structure/page;${id},inspect=preflight`, studio);
    const pair = page.getByTestId('now-and-then');
    const heading = (title: string) =>
      pair.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 });
    await expect.poll(() => heading('Now').textContent()).toBe('As it was');
    await expect.poll(() => heading('Then').textContent()).toBe('As it will be');
    await expect
      .poll(() => pair.getByTestId('weight').textContent())
      .toMatch(
        /^On a phone, this page is \d+ KB \(pictures \d+, fonts and style \d+, text \d+\), of the 400 that load quickly/,
      );

    const title = field(page, 'sections[_key=="opening"].title').getByRole('textbox');
    await openBy(sections(page).first(), title);
    await title.fill('As it is being written');
    await expect.poll(() => heading('Then').textContent()).toBe('As it is being written');
    expect(await heading('Now').textContent()).toBe('As it was');

    await page.keyboard.press('Escape');
    await pair.getByRole('button', { name: 'Compare the whole pages' }).click();
    const whole = page.getByTestId('whole-pages');
    const footer = whole.frameLocator('iframe[title="Then"]').locator('footer');
    await expect.poll(() => footer.isVisible()).toBe(true);
    const [now, then] = await whole
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect()));
    expect(then?.left).toBeGreaterThan(now?.right ?? Number.POSITIVE_INFINITY);
    // Nobody can read the height of a page on another host.
    if (studio === url) {
      const bottom = whole.frameLocator('iframe[title="Now"]').locator('footer');
      await expect
        .poll(() => bottom.evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight))
        .toBe(true);
    }
    await context.close();
  },
  slow,
);

test(
  'a page that is too heavy says so, with its heaviest pictures by the names of their files',
  async () => {
    const noise = (name: string) => {
      const raw = { width: 900, height: 900, channels: 3 } as const;
      const picture = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
        .webp()
        .toBuffer();
      return picture.then((bytes) => client.assets.upload('image', bytes, { filename: name }));
    };
    const files = await Promise.all(['sea.webp', 'snow.webp'].map(noise));
    const features = files.map(({ _id }, index) => ({
      _key: `feature-${index}`,
      _type: 'feature',
      title: `Feature ${index}`,
      picture: { _type: 'picture', isDecorative: true, asset: { _type: 'reference', _ref: _id } },
    }));
    await client.patch(`drafts.${id}`).append('sections', features).commit();
    const context = await browser.newContext({ viewport: { width: 1600, height: 1200 } });
    const page = await openStudio(context, `/structure/page;${id},inspect=preflight`);
    const weight = page.getByTestId('now-and-then').getByTestId('weight');
    await expect
      .poll(() => weight.textContent())
      .toMatch(/more than the 400 .*(sea|snow)\.webp: \d{3,} KB.*(sea|snow)\.webp: \d{3,} KB/);
    await removeDocuments(id);
    for (const { _id } of files) await client.delete(_id);
    await context.close();
  },
  slow,
);
