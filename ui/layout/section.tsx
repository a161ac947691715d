import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What every section has: its anchor, its ground and the space around it. */
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

// In articles and legal texts, sections without text cover the table of contents, which scrolls along beside the
// text. They cover half of the hairline above them, too, and so repeat it.
const overContents = clsx(
  'not-has-[[data-part=prose]]:in-[[data-layout=article],[data-layout=legal]]:desk:z-2',
  'not-has-[[data-part=prose]]:in-[[data-layout=article],[data-layout=legal]]:desk:before:seam',
  'not-has-[[data-part=prose]]:in-[[data-layout=article],[data-layout=legal]]:desk:before:-top-[3px]',
);

/**
 * The frame of a section: a band of the page with rails down its sides and a hairline below it. Its content stands in
 * the page's column, unless `bleed` lets it reach the edges of the window; `drawing` stands outside of the column,
 * beside or below the words. A kind can set other space for itself by `--above` and `--below`, which apply where the
 * editor keeps the normal spacing.
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
        // A script may lay it out, and set a style on it, before React is there.
        <div className="wrap" suppressHydrationWarning>
          {children}
        </div>
      )}
      {drawing}
    </section>
  );
}
