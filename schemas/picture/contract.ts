import groq from 'groq';
import * as z from 'zod';
import { textOr } from '../text/contract.ts';

// The preview of a picture with transparency would stay visible behind it.
const impression = groq`select(asset->metadata.isOpaque != false => asset->metadata.lqip)`;
const darkOne = groq`dark.asset->{
    "src": url,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  }`;

/**
 * A picture with its size, its blurred preview and the crop that the editor chose. Where this place has no
 * alternative text of its own, the file's is used.
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

/** A picture whose content the words beside it describe: its field is a plain image without a description. */
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

/** The checked picture: null until an editor has uploaded one. Decorative pictures have an empty `alt`. */
export const picture = plain.extend({ dark: file.nullable() }).nullable().transform(drawn);

/** The checked answer of `plainPictureProjection`, which has no version for dark mode. */
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

/**
 * A picture that exists: address, natural size in pixels, its version for dark mode, and crop and hotspot as
 * fractions of width and height.
 */
export type PictureProps = NonNullable<z.output<typeof picture>>;
