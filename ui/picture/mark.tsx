import clsx from 'clsx';
import { type PictureSource, pictureRect, pictureUrl, pictureWidths } from './picture-source.ts';

/**
 * The logo of a company in a single colour that suits its ground (`--mark` of ui/theme.css), at the size for a row of
 * logos. An opaque one (`isOpaque`) would become a solid block, so it is shown in greyscale instead.
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
    // In a <picture>, because React makes pages that link here preload plain images.
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
