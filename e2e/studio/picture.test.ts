import type { Locator } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, html, url } from '../setup/site.ts';
import { closeSection, openBy, sections, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

interface StoredPicture {
  asset?: { _ref: string };
  crop?: { left: number; top: number; right: number; bottom: number };
  hotspot?: { x: number; y: number; width: number };
}

const id = 'page-with-a-picture';
const path = '/with-a-picture';
const alt = 'Every colour between blue and yellow';
const [width, height] = [1200, 800];
const size = { height: 1800 };
beforeAll(async () => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'With a picture',
    path: { _type: 'slug', current: path },
    sections: [{ _key: 'a', _type: 'hero', title: 'Colours', layout: 'split' }],
  });
}, slow);
afterAll(async () => {
  const { asset } = (await storedPicture()) ?? {};
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
  if (asset) await client.delete(asset._ref);
});

/** The `<img>` tag of the picture in the HTML of a page. */
const pictureIn = (page: string): string => page.match(new RegExp(`<img[^>]*alt="${alt}"[^>]*>`))?.[0] ?? '';

/**
 * A picture in which each pixel's colour gives its position: red grows from left to right, green from top to bottom.
 */
function drawColours(): Promise<Buffer> {
  const shade = (place: number, length: number) => Math.round((255 * place) / (length - 1));
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [
      shade(index % width, width),
      shade(Math.floor(index / width), height),
      128,
    ]).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The picture of the hero as the editor sees it. */
const storedPicture = (): Promise<StoredPicture | null> =>
  client.fetch('coalesce(*[_id == $draft][0], *[_id == $id][0]).sections[0].picture', {
    id,
    draft: `drafts.${id}`,
  });

/** Drags in the picture of the dialogue from one point to another, each given as shares of the picture's sides. */
async function drag(dialog: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const tool = dialog.locator('svg', { has: dialog.page().locator('[data-handle]') }).first();
  const [around, drawn] = [await tool.boundingBox(), await tool.locator('svg').first().boundingBox()];
  if (!around || !drawn) throw new Error('The dialogue draws no picture to drag in.');
  const at = ([x, y]: [number, number]) => ({
    x: drawn.x - around.x + x * drawn.width,
    y: drawn.y - around.y + y * drawn.height,
  });
  await tool.dragTo(tool, { sourcePosition: at(from), targetPosition: at(to), steps: 5 });
}

/** Drags until the draft has the result: a drag that begins before the dialogue knows its size is lost. */
async function dragUntil(
  isStored: (picture: StoredPicture) => boolean,
  ...way: Parameters<typeof drag>
): Promise<void> {
  const dragUnlessStored = async () => {
    const picture = await storedPicture();
    if (picture && isStored(picture)) return true;
    await drag(...way);
    // A second drag would change the result, so this waits: the lake may have the change a while after the dialogue.
    const isDone = async () => isStored((await storedPicture()) ?? {});
    return expect
      .poll(isDone, { timeout: 15_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(dragUnlessStored, { timeout: 120_000 }).toBe(true);
}

const isNear = (value: number | undefined, wanted: number, by: number) =>
  Math.abs((value ?? Number.NaN) - wanted) < by;

/** The position in the whole picture that the colour of a pixel gives. */
const placeOf = ([red = 0, green = 0]: Uint8Array) => [
  (red * (width - 1)) / 255,
  (green * (height - 1)) / 255,
];

test(
  'a picture that is uploaded, cropped and given its focal point by mouse reaches visitors cut in just that way',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`, size);
    const input = page.getByTestId('nested-object-dialog').getByTestId('image-input').first();
    await openBy(sections(page).getByText('Colours'), input);
    const file = { name: 'colours.png', mimeType: 'image/png', buffer: await drawColours() };
    // The second one, below, is for the dark picture.
    await input.getByTestId('file-button-input').first().setInputFiles(file);
    await input.getByTestId('options-menu-edit-details').click();
    const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' });
    const onItsEdge = 0.5 + 0.5 * Math.SQRT1_2; // the handle of the circle, which fills the picture at first
    const isSmaller = ({ hotspot }: StoredPicture) => isNear(hotspot?.width, 0.5, 0.05);
    const isMoved = ({ hotspot }: StoredPicture) => isNear(hotspot?.x, 0.62, 0.005);
    const isCut = ({ crop }: StoredPicture) => isNear(crop?.left, 0.25, 0.05);
    await dragUntil(isSmaller, dialog, [onItsEdge, onItsEdge], [0.6, 0.6]);
    await dragUntil(isMoved, dialog, [0.5, 0.5], [0.62, 0.7]);
    await dragUntil(isCut, dialog, [0.005, 0.005], [0.25, 0.25]);
    await dialog.getByRole('button', { name: 'Close dialog' }).click();

    await expect.poll(() => page.getByTestId('action-publish').isEnabled()).toBe(false);
    await input
      .getByTestId(/\.alt$/)
      .getByRole('textbox')
      .fill(alt);
    await closeSection(page);
    await page.getByTestId('action-publish').click();
    await expect.poll(() => html(path)).toContain(`alt="${alt}"`);
    await leaveStudio(page);

    const { crop, hotspot } =
      (await client.fetch<StoredPicture>('*[_id == $id][0].sections[0].picture', { id })) ?? {};
    expect(crop).toMatchObject({ top: expect.closeTo(0.25, 1), right: 0, bottom: 0 });
    expect(hotspot).toMatchObject({ y: expect.closeTo(0.7, 2) });
    // The hero shows a square, as high as the crop allows, around the focal point.
    const top = Math.round((crop?.top ?? 0) * height);
    const side = height - top;
    const left = Math.round((hotspot?.x ?? 0) * width - side / 2);
    const [, address = ''] = pictureIn(await html(path)).match(/src="([^"]+rect=[^"]+)"/) ?? [];
    expect(address).toContain(`rect=${left},${top},${side},${side}&`);

    const answer = await fetch(url + address.replaceAll('&amp;', '&'));
    const { data, info } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    // One step of colour is five pixels wide.
    expect([...placeOf(data.subarray(0, 3)), ...placeOf(data.subarray(-3))]).toEqual(
      [left, top, left + side, height].map((place) => expect.closeTo(place, -1)),
    );
  },
  slow,
);
