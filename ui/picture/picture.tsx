import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { inSchemes, type PictureSource, pictureRect, pictureUrl, pictureWidths } from './picture-source.ts';

const fits = {
  cover: { place: '', picture: 'block size-full object-cover' },
  contain: { place: 'size-full bg-contain', picture: 'block size-full object-contain' },
};

const maxSmallWidth = 128; // in pixels of the file: so small a picture loads as fast as its preview

/** Of pictures for both schemes, one is visible. */
const shown = { both: 'block', light: 'block dark:hidden', dark: 'hidden dark:block' };

/**
 * A picture of the CMS in the widths that its place can use. Its place is reserved while it loads. It shows its
 * blurred preview, unless it is small or has none (transparent pictures have none), and fades in unless it has
 * `priority` (for the one picture that the visitor sees first).
 * It is in a `<picture>`, because React makes pages that link here preload plain images.
 * `sizes` is the width of its place; `widths` lists the few widths, in pixels of the file, that are worth offering
 * where `sizes` does not say enough. It fills its place, or with `fit="contain"` stands whole in it.
 * A picture with a version for dark mode is drawn twice: the invisible one is not loaded, whatever the visitor has
 * chosen.
 * @example
 * <Picture picture={image} aspectRatio={16 / 9} sizes="(min-width: 47.5em) 50vw, 100vw" />
 */
export function Picture({
  picture: source,
  ...place
}: {
  picture: PictureSource;
  aspectRatio?: number;
  sizes?: string;
  widths?: number[];
  priority?: boolean;
  fit?: keyof typeof fits;
  className?: string;
}) {
  return inSchemes(source).map(({ picture, scheme }) => (
    <InScheme key={scheme} picture={picture} scheme={scheme} {...place} />
  ));
}

function InScheme({
  picture,
  scheme,
  aspectRatio,
  sizes = '100vw',
  widths = pictureWidths(pictureRect(picture, aspectRatio).width, sizes),
  priority = false,
  fit = 'cover',
  className,
}: ComponentProps<typeof Picture> & { scheme: keyof typeof shown }) {
  const rect = pictureRect(picture, aspectRatio);
  const widest = widths.at(-1) ?? rect.width;
  const impression = widest > maxSmallWidth ? picture.lqip : undefined;
  return (
    <picture
      className={clsx(
        'picture',
        shown[scheme],
        (!picture.lqip || fit === 'contain') && 'bg-transparent',
        fits[fit].place,
        className,
      )}
      style={impression ? { backgroundImage: `url(${impression})` } : undefined}
    >
      <img
        src={pictureUrl(picture, rect, widest)}
        srcSet={widths.map((width) => `${pictureUrl(picture, rect, width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={rect.width}
        height={rect.height}
        alt={picture.alt}
        className={fits[fit].picture}
        suppressHydrationWarning // it may have loaded, and been marked so, before React
        // Of two versions only one is wanted, but browsers load even an image without a box, unless it is lazy.
        loading={priority && scheme === 'both' ? undefined : 'lazy'}
        {...(priority ? { fetchPriority: 'high' } : { decoding: 'async', 'data-fade': '' })}
      />
    </picture>
  );
}
