import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Quotation } from '#ui/text/quotation.tsx';
import type { Props } from './contract.ts';

const maxLarge = 120; // a longer quotation would fill a screen by itself

/** A large quotation from one customer; beside it the measured result and a link to the case study. */
export default function Testimonial(props: Props) {
  const { eyebrow, quote, name, role, company, portrait, result, href, linkLabel, ...frame } = props;
  const onward = href && (
    <Link href={href} className="go">
      {linkLabel}
    </Link>
  );
  return (
    <Section frame={frame}>
      <div className="grid gap-x-6 gap-y-10 desk:grid-cols-12" {...reveals}>
        <figure className={clsx('grid content-start gap-6', result ? 'desk:col-span-8' : 'desk:col-span-10')}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <blockquote className={clsx('font-heading', sizeOf(quote))}>
            <Quotation>{quote}</Quotation>
          </blockquote>
          <figcaption className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
            <span className="flex min-w-0 items-center gap-4">
              {portrait && (
                <Picture
                  picture={portrait}
                  aspectRatio={1}
                  sizes="56px"
                  className="size-14 shrink-0 rounded-full"
                />
              )}
              <Speaker {...{ name, role, company }} />
            </span>
            {!result && onward}
          </figcaption>
        </figure>
        {result && (
          <div className="grid content-end gap-6 border-line border-s ps-6 desk:col-span-3 desk:col-start-10">
            <dl className="flex flex-col gap-2">
              <dt className="order-last text-quiet text-s text-pretty">{result.label}</dt>
              <dd className="font-heading text-h2">{result.value}</dd>
            </dl>
            {onward && <p>{onward}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}

const sizeOf = (quote: string) => (quote.length <= maxLarge ? 'text-h2' : 'text-h3');

/** The speaker's name, with role and company below it. */
function Speaker({ name, role, company }: Pick<Props, 'name' | 'role' | 'company'>) {
  const place = [role, company].filter(Boolean).join(', ');
  return (
    <span className="grid min-w-0">
      <strong className="font-semibold">{name}</strong>
      {place && <span className="text-quiet text-s">{place}</span>}
    </span>
  );
}
