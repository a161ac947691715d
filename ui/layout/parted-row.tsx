import type { ReactNode } from 'react';
import { reveals } from '../motion/reveals.ts';

/** The number of items in a row on a phone, a tablet and a desktop. */
export type Columns = readonly [phone: number, tablet: number, desk: number];

/**
 * Items side by side in one frame, separated by hairlines. The items of the last row share its whole width, so that
 * no cell stays empty.
 * @example
 * <PartedRow columns={[2, 3, 5]}>
 *   <li>…</li>
 * </PartedRow>
 */
export function PartedRow({
  as: Tag = 'ul',
  columns: [phone, tablet, desk],
  label,
  children,
}: {
  as?: 'ul' | 'ol' | 'dl';
  columns: Columns;
  label?: string;
  children: ReactNode;
}) {
  return (
    <div className="frame after:z-1 after:-inset-[3px]" {...reveals}>
      <Tag
        aria-label={label}
        className={[
          'flex flex-wrap *:relative *:min-w-0 *:shadow-[0.5px_0.5px_0_0.5px_var(--color-line)]',
          // Cells that meet draw their common point at the same place, as those of `cells` do.
          '*:after:corners *:after:z-1 *:after:-inset-[3px]',
          '*:grow *:basis-(--phone) tablet:*:basis-(--tablet) desk:*:basis-(--desk)',
        ].join(' ')}
        style={{ '--phone': share(phone), '--tablet': share(tablet), '--desk': share(desk) }}
      >
        {children}
      </Tag>
    </div>
  );
}

const share = (columns: number) => `${100 / columns}%`;
