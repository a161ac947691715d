import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { Heading } from '../text/heading.tsx';

/** A system that the platform connects to: its logo, its name, its category, and what is read there. */
export function IntegrationCard({
  title,
  category,
  description,
  logo,
}: {
  title: string;
  category: string | null;
  description: string | null;
  logo: PictureSource | null;
}) {
  return (
    <article
      data-part="integration"
      className="grid h-full content-start gap-2 border border-line bg-raised p-6 wrap-anywhere"
    >
      <div className="mb-2 size-12">{logo && <Picture picture={logo} sizes="48px" />}</div>
      <Heading level={3} size={5}>
        {title}
      </Heading>
      {category && (
        <p data-part="category" className="mono text-quiet">
          {category}
        </p>
      )}
      {description && <p className="text-s/[1.65] text-quiet">{description}</p>}
    </article>
  );
}
