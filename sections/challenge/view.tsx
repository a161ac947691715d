import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

/**
 * A problem: one large sentence above a strong rule, then the situation in larger letters with its consequences
 * beside it. Where the columns hold lists, both have the same size, because readers compare them.
 */
export default function Challenge({ eyebrow, title, firstColumn, secondColumn, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <header className="grid gap-6 desk:pe-[16.666%]" {...reveals}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading>{title}</Heading>
      </header>
      <div
        className={clsx(
          'relative mt-[clamp(2.5rem,4vw,3.5rem)] border-t-2 border-ink pt-[clamp(2rem,3vw,2.75rem)]',
          'before:absolute before:start-0 before:-top-1.5 before:size-2.5 before:rounded-full before:bg-glow',
          'grid gap-x-6 gap-y-8 tablet:grid-cols-12',
        )}
      >
        <RichText
          value={firstColumn}
          sizes="(min-width: 62.5625em) 590px, 100vw"
          className="tablet:col-span-6 desk:not-has-[ul,ol]:text-l"
        />
        <RichText
          value={secondColumn}
          sizes="(min-width: 62.5625em) 490px, 100vw"
          className="tablet:col-span-6 desk:col-[8/span_5]"
        />
      </div>
    </Section>
  );
}
