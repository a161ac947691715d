import clsx from 'clsx';
import type { Estimate } from './estimate.ts';
import { sayRoughly } from './honest-number.ts';
import { ShareTable } from './share-table.tsx';
import { atBeginning, type Subject } from './subject.ts';

const cellLook = 'p-[clamp(1.5rem,2.4vw,2.25rem)]';
const asideLook = 'text-xs/[1.65] text-quiet';

/** The parts of the estimate: kinds, exposures and hours of work, each as a table whose rows are bars. */
export function Outcome({
  result,
  subject,
  productLabel,
}: {
  result: Estimate;
  subject: Subject;
  productLabel: string;
}) {
  const counted = atBeginning(subject.short);
  const { total, byHand, withProduct } = result;
  const kinds = largestFirst(result.kinds);
  const exposures = largestFirst(result.exposures);
  const hours = [
    { key: 'by-hand', label: 'By hand', count: byHand },
    { key: 'with-product', label: productLabel, count: withProduct },
  ];
  return (
    <div
      className={clsx(
        'cells col-span-full tablet:[--columns:2]',
        'print:break-inside-avoid print:[print-color-adjust:exact]',
      )}
    >
      <div className={clsx(cellLook, 'tablet:row-span-2')}>
        <ShareTable
          caption={`${counted} by kind`}
          columns={['Kind', counted]}
          rows={kinds.map(({ kind, count }) => ({ key: kind, label: kind, count }))}
          max={Math.max(...kinds.map(({ count }) => count))}
        />
      </div>
      {exposures.length > 0 && (
        <div className={cellLook}>
          <ShareTable
            caption={`Exposed ${subject.short}`}
            columns={['Exposure', counted]}
            rows={exposures}
            max={total}
            tone="exposed"
          />
          {exposures.length > 1 && (
            <p className={asideLook}>One {subject.one} can be exposed in several ways.</p>
          )}
        </div>
      )}
      <div className={cellLook}>
        <ShareTable
          caption="Hours of work a year"
          columns={['How', 'Hours']}
          rows={hours}
          max={Math.max(byHand, withProduct)}
          tone="hours"
        />
        {byHand > withProduct && (
          <p className={asideLook}>About {sayRoughly(byHand - withProduct)} hours for something else.</p>
        )}
      </div>
    </div>
  );
}

const largestFirst = <Row extends { count: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => other.count - one.count);
