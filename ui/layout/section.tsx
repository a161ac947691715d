import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What every section carries: where links jump to, the ground it stands on and the air around it. */
export type FrameProps = {
  anchor: string | null;
  background: 'paper' | 'mist' | 'deep';
  spacing: 'none' | 'small' | 'normal' | 'large';
};

const airs: Record<FrameProps['spacing'], string> = {
  none: '',
  small: 'py-[calc(var(--space)/2)]',
  normal: 'pt-(--above,var(--space)) pb-(--below,var(--space))',
  large: 'py-[calc(var(--space)*1.3)]',
};

// In an article and in a legal text what is no text covers the contents, which go along beside the text.
const overContents = 'not-has-[[data-part=prose]]:in-[[data-layout=article],[data-layout=legal]]:desk:z-2';

/**
 * The frame of a section: a band of the page with the rails down its sides and a hairline under it. Its content
 * stands in the page's column unless `bleed` lets it reach the edges of the window; `drawing` stands outside of the column,
 * beside or under what is written. A kind that wants other air for itself says so by `--above` and `--below`, which hold where the
 * editor has left the spacing as it is.
 * @example
 * <Section frame={{ anchor: 'prices', background: 'mist', spacing: 'normal' }}>
 *   <Heading level={2}>Prices</Heading>
 * </Section>
 */
export function Section({
  frame: { anchor, background, spacing },
  bleed = false,
  drawing,
  className,
  children,
}: {
  frame: FrameProps;
  bleed?: boolean;
  drawing?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={anchor ?? undefined}
      className={clsx('section', airs[spacing], overContents, className)}
      data-ground-of={background}
      data-space={spacing === 'normal' ? undefined : spacing}
    >
      {bleed ? (
        children
      ) : (
        // It may be laid out, and say so, before React is there.
        <div className="wrap" suppressHydrationWarning>
          {children}
        </div>
      )}
      {drawing}
    </section>
  );
}
