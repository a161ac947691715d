import clsx from 'clsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { Heading } from '../text/heading.tsx';

/**
 * A system that the platform connects to: its logo, name and category, and what is read there. On phones it is a row.
 */
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
      className={clsx(
        'frame flex h-full items-start gap-4 bg-raised p-4 wrap-anywhere',
        'tablet:flex-col tablet:p-6',
      )}
    >
      {/* Logos are drawn for a light ground, so they keep one in dark mode. */}
      <div
        className={clsx(
          'size-10 shrink-0 tablet:size-12',
          // The picture begins where the name below it does; in the dark, where the ground is seen, the ground does.
          logo && 'rounded-s bg-white p-1 tablet:p-1.5 tablet:-ms-1.5 tablet:dark:ms-0',
        )}
      >
        {logo && <Picture picture={logo} sizes="48px" />}
      </div>
      <div className="grid gap-1 tablet:gap-2">
        <Heading level={3} size={5}>
          {title}
        </Heading>
        {category && (
          <p data-part="category" className="mono text-quiet">
            {category}
          </p>
        )}
        {description && <p className="text-s text-quiet tablet:leading-[1.65]">{description}</p>}
      </div>
    </article>
  );
}
