import clsx from 'clsx';
import { type PictureSource, pictureRect, pictureUrl, pictureWidths } from './picture-source.ts';

/**
 * The mark of a company in the one colour of its ground (`--mark` of ui/theme.css), as small as a row of marks needs it. One
 * that covers its whole ground (`isOpaque`) would be a block in one colour, and is shown in greys.
 */
export function Mark({
  picture,
  alt,
  isOpaque = false,
}: {
  picture: PictureSource;
  alt: string;
  isOpaque?: boolean;
}) {
  const rect = pictureRect(picture);
  const widths = pictureWidths(rect.width, '160px');
  return (
    // In a picture, for which React asks no page that leads here to load it beforehand.
    <picture className="contents">
      <img
        src={pictureUrl(picture, rect, widths.at(-1) ?? rect.width)}
        width={rect.width}
        height={rect.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx(
          'block h-auto max-h-9 w-auto min-w-0 max-w-[min(100%,10rem)] object-contain',
          isOpaque ? 'grayscale' : '[filter:var(--mark)]',
        )}
      />
    </picture>
  );
}
