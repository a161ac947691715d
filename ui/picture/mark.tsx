import { type PictureSource, pictureRect, pictureUrl, pictureWidths } from './picture-source.ts';

/** The mark of a company in the one colour of its ground (`--mark` of ui/theme.css), never larger than a line of a logo row takes. */
export function Mark({ picture, alt }: { picture: PictureSource; alt: string }) {
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
        className="block h-auto max-h-9 w-auto min-w-0 max-w-full object-contain [filter:var(--mark)] desk:max-w-40"
      />
    </picture>
  );
}
