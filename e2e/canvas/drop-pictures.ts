import type { Frame, Locator } from 'playwright';

/** The name of a picture of noise, which no format can compress well. */
export const heavy = 'heavy.png';

/** Drops files on a section. */
export const dropPictures = (preview: Frame, key: string, ...names: string[]) =>
  dropOn(preview.locator(`[data-sections] > [data-section="${key}"] > *`).first(), ...names);

/**
 * Drops files on a place, each a drawing twice as wide as it is high. Playwright cannot drag files to a page with the
 * mouse.
 */
export async function dropOn(place: Locator, ...names: string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate(async (target, names) => {
    const dataTransfer = new DataTransfer();
    for (const [index, name] of names.entries()) {
      const [width, height] = name === 'heavy.png' ? [1_900, 950] : [40, 20];
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws no picture.');
      context.fillStyle = index === 0 ? 'red' : 'blue';
      context.fillRect(0, 0, width, height);
      if (name === 'heavy.png') {
        const noise = context.getImageData(0, 0, width, height);
        for (let at = 0; at < noise.data.length; at += 1)
          if (at % 4 < 3) noise.data[at] = Math.floor(Math.random() * 256);
        context.putImageData(noise, 0, 0);
      }
      dataTransfer.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
    }
    const { left, top } = target.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20, dataTransfer };
    target.dispatchEvent(new DragEvent('dragover', at));
    target.dispatchEvent(new DragEvent('drop', at));
  }, names);
}
