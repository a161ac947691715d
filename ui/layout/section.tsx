import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What every section carries: where links jump to, the ground it stands on and the air around it. */
export type FrameProps = {
  anchor: string | null;
  background: 'paper' | 'mist' | 'deep';
  spacing: 'none' | 'small' | 'normal' | 'large';
};

/**
 * The frame of a section: a band of the page with the rails down its sides and a hairline under it. Its content
 * stands in the page's column unless `bleed` lets it reach the edges of the window; `sky` draws the constellation
 * behind it.
 * @example
 * <Section frame={{ anchor: 'prices', background: 'mist', spacing: 'normal' }}>
 *   <Heading level={2}>Prices</Heading>
 * </Section>
 */
export function Section({
  frame: { anchor, background, spacing },
  bleed = false,
  sky = false,
  className,
  children,
}: {
  frame: FrameProps;
  bleed?: boolean;
  sky?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={anchor ?? undefined}
      className={clsx('section', className)}
      data-ground-of={background}
      data-space={spacing === 'normal' ? undefined : spacing}
    >
      {sky && <div className="sky" />}
      {bleed ? children : <div className="wrap">{children}</div>}
    </section>
  );
}
