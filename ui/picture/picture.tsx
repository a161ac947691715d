import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { inSchemes, type PictureSource, pictureRect, pictureUrl, pictureWidths } from './picture-source.ts';

const fits = {
  cover: { place: '', picture: 'block size-full object-cover' },
  contain: { place: 'size-full bg-contain', picture: 'block size-full object-contain' },
};

const maxSmallWidth = 128; // in pixels of the file: such a picture has come as soon as an impression of it has been read

/** Where the pictures of both schemes stand, one of them is seen. */
const shown = { both: 'block', light: 'block dark:hidden', dark: 'hidden dark:block' };

/**
 * A picture of the CMS in as many widths as its place can use. It keeps its place while it loads, shows its blurred
 * first impression if it has one (what can be seen through has none) and is no small one, and fades in unless it has `priority` (the one picture that the visitor sees first).
 * It stands in a `<picture>`, for which React asks no page that leads here to load it beforehand.
 * How wide its place is, `sizes` says; `widths` names the few widths (in pixels of the file) that are worth offering, where
 * that says less. It fills its place, or (`fit="contain"`) stands whole in it.
 * One with another for the dark stands there twice: what is not seen is not loaded, whatever the visitor has chosen.
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
        suppressHydrationWarning // it may have come, and been marked so, before React
        // A browser loads what has no box unless it may wait: of two only one is wanted.
        loading={priority && scheme === 'both' ? undefined : 'lazy'}
        {...(priority ? { fetchPriority: 'high' } : { decoding: 'async', 'data-fade': '' })}
      />
    </picture>
  );
}
