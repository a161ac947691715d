import groq from 'groq';
import * as z from 'zod';
import { textOr } from '../text/contract.ts';

// Behind a picture that can be seen through it would be seen for good.
const impression = groq`select(asset->metadata.isOpaque != false => asset->metadata.lqip)`;
const darkOne = groq`dark.asset->{
    "src": url,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  }`;

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
  "dark": ${darkOne},
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

const file = z.object({
  src: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

const plain = z.object({
  ...file.shape,
  lqip: z.string().nullable(),
  alt: textOr(''),
  isDecorative: z.boolean(),
  crop: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).nullable(),
});

/** A picture becomes null until an editor has uploaded one; decorative pictures have an empty `alt`. */
export const picture = plain.extend({ dark: file.nullable() }).nullable().transform(drawn);

/** What `plainPictureProjection` answers: it has no other for the dark. */
export const plainPicture = plain.nullable().transform((found) => drawn(found && { ...found, dark: null }));

function drawn(found: (z.output<typeof plain> & { dark: z.output<typeof file> | null }) | null) {
  const shown = found && fileThere(found);
  if (!shown) return null;
  const { top, bottom, left, right } = found.crop ?? {};
  return {
    ...shown,
    lqip: found.lqip,
    alt: found.isDecorative ? '' : found.alt,
    dark: found.dark && fileThere(found.dark),
    crop: found.crop && { top: top ?? 0, bottom: bottom ?? 0, left: left ?? 0, right: right ?? 0 },
    hotspot: found.hotspot && { x: found.hotspot.x ?? 0.5, y: found.hotspot.y ?? 0.5 },
  };
}

function fileThere({ src, width, height }: z.output<typeof file>) {
  return src && width && height ? { src, width, height } : null;
}

/** A picture that is there: address, natural size in pixels, the one that takes its place in the dark, crop and hotspot as shares of the sides of both. */
export type PictureProps = NonNullable<z.output<typeof picture>>;
