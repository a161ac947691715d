import clsx from 'clsx';
import { use } from 'react';
import { EstimateDrawingContext } from './estimate-drawing.tsx';

/** A row of the table: a name and a number, which gives the length of its bar. */
export interface ShareRow {
  key: string;
  label: string;
  count: number;
}

const bars = {
  kinds: 'after:bg-teal forced-colors:after:bg-[CanvasText]',
  exposed: 'after:bg-glow forced-colors:after:bg-[Highlight]',
  hours:
    'after:bg-teal first:after:bg-ink forced-colors:after:bg-[Highlight] forced-colors:first:after:bg-[CanvasText]',
};

/** Numbers as bars: a table to those who read it, a chart to those who look at it. */
export function ShareTable({
  caption,
  columns,
  rows,
  max,
  tone = 'kinds',
}: {
  caption: string;
  columns: [string, string];
  rows: readonly ShareRow[];
  /** The number whose bar has the full length. */
  max: number;
  tone?: keyof typeof bars;
}) {
  const { Count } = use(EstimateDrawingContext);
  return (
    <table className="w-full text-s/[1.65]">
      <caption className="pb-5 text-start font-heading text-h5">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr
            key={key}
            style={{ '--share': max > 0 ? (count / max).toFixed(4) : 0 }}
            className={clsx(
              'relative mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 pb-3.5',
              'before:absolute before:inset-x-0 before:bottom-0 before:h-px before:bg-line',
              'after:absolute after:start-0 after:-bottom-0.5 after:h-[5px] after:rounded-full',
              'after:w-[max(5px,calc(var(--share)*100%))] after:duration-350 after:ease-out',
              'motion-safe:after:transition-[width]',
              bars[tone],
            )}
          >
            <th scope="row" className="min-w-0 flex-[1_1_8rem] text-start font-normal">
              {label}
            </th>
            <td
              className={clsx(
                'font-mono font-medium tracking-normal whitespace-nowrap tabular-nums',
                tone === 'hours' ? 'text-h5/[1.5]' : 'text-s/[1.5]',
              )}
            >
              <Count value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
