import groq from 'groq';
import * as z from 'zod';
import { textOr } from '../text/contract.ts';

// Behind a picture that can be seen through it would be seen for good.
const impression = groq`select(asset->metadata.isOpaque != false => asset->metadata.lqip)`;

/**
 * A picture with its size, its first blurred impression and the part of it that the editor chose. A place without an alternative text of
 * its own has that of the file.
 */
export const pictureProjection = groq`{
  "src": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": ${impression},
  "alt": coalesce(alt, asset->altText, ""),
  "isDecorative": coalesce(isDecorative, false),
  "crop": crop{top, bottom, left, right},
  "hotspot": hotspot{x, y, width, height}
}`;

/** A picture beside which stands in words what it shows: its field is a plain image, without a description. */
export const plainPictureProjection = groq`{
  "src": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": ${impression},
  "alt": "",
  "isDecorative": true,
  "crop": crop{top, bottom, left, right},
  "hotspot": hotspot{x, y, width, height}
}`;

const share = z.number().nullable();

/** A picture becomes null until an editor has uploaded one; decorative pictures have an empty `alt`. */
export const picture = z
  .object({
    src: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    lqip: z.string().nullable(),
    alt: textOr(''),
    isDecorative: z.boolean(),
    crop: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
    hotspot: z.object({ x: share, y: share, width: share, height: share }).nullable(),
  })
  .nullable()
  .transform((found) => {
    if (!found?.src || !found.width || !found.height) return null;
    const { src, width, height, lqip, isDecorative } = found;
    const { top, bottom, left, right } = found.crop ?? {};
    return {
      src,
      width,
      height,
      lqip,
      alt: isDecorative ? '' : found.alt,
      crop: found.crop && { top: top ?? 0, bottom: bottom ?? 0, left: left ?? 0, right: right ?? 0 },
      hotspot: found.hotspot && { x: found.hotspot.x ?? 0.5, y: found.hotspot.y ?? 0.5 },
    };
  });

/** A picture that is there: address, natural size in pixels, crop and hotspot as shares of its sides. */
export type PictureProps = NonNullable<z.output<typeof picture>>;
