import { Marquee as PassingRow } from '#ui/layout/marquee.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { Props } from './contract.ts';

/** Pictures that pass from edge to edge of the window and stop under the pointer. */
export default function Marquee({ title, pictures, ...frame }: Props) {
  const shown = pictures.filter(({ image }) => image !== null);
  if (shown.length === 0) return null;
  return (
    <Section frame={frame} bleed>
      {title && (
        <div className="wrap mb-8">
          <h2 className="eyebrow">{title}</h2>
        </div>
      )}
      <PassingRow label={title ?? 'Pictures'}>
        {shown.map(({ key, image, width, aspectRatio }) => (
          <div key={key} className="max-w-[80vw]" style={{ width }}>
            {image && (
              <Picture
                picture={{ ...image, lqip: null }} // the previews of its five copies would weigh more than the page
                aspectRatio={aspectRatio}
                sizes={`${width}px`}
              />
            )}
          </div>
        ))}
      </PassingRow>
    </Section>
  );
}
