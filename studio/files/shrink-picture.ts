import { renamed, shrinkPlan } from './shrink-plan.ts';

const quality = 0.86; // a quality at which WebP and JPEG look like the original
const sample = 64; // px, the side of the thumbnail that is searched for transparent pixels

/**
 * Makes a picture smaller in the browser, as a new file. Rejects with a sentence when the browser cannot read it, or
 * when the result would not be lighter.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`The browser cannot read “${file.name}”. Make it smaller in another program.`);
  });
  try {
    const { width, height } = bitmap;
    const plan = shrinkPlan({ type: file.type, width, height, hasAlpha: letsGroundThrough(bitmap) });
    const canvas = drawn(bitmap, plan.width, plan.height);
    for (const type of plan.types) {
      const blob = await canvas.convertToBlob({ type, quality });
      // A browser that does not write a format gives a PNG instead.
      if (blob.type === type && blob.size < file.size)
        return new File([blob], renamed(file.name, type), { type });
    }
  } finally {
    bitmap.close();
  }
  throw new Error(`“${file.name}” cannot be made smaller without visible loss.`);
}

/** An uploaded picture as a file that can be made smaller. Rejects when it cannot be fetched. */
export async function fetchPicture(url: string, name: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`“${name}” could not be loaded: it answered ${answer.status}.`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}

function letsGroundThrough(bitmap: ImageBitmap): boolean {
  const { data } = contextOf(drawn(bitmap, sample, sample)).getImageData(0, 0, sample, sample);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function drawn(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures. Make it smaller in another program.');
  return context;
}
