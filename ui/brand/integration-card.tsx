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
    <article className="integration-card">
      <div className="integration-logo">{logo && <Picture picture={logo} sizes="48px" />}</div>
      <Heading level={3} size={5}>
        {title}
      </Heading>
      {category && <p className="integration-category">{category}</p>}
      {description && <p>{description}</p>}
    </article>
  );
}
