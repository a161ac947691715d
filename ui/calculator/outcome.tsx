import type { Estimate } from './estimate.ts';
import { sayRoughly } from './honest-number.ts';
import { ShareTable } from './share-table.tsx';
import { atBeginning, type Subject } from './subject.ts';

/** What the estimate consists of: kinds, exposures, and hours of work, each as a table whose rows are bars. */
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
  const { total, kinds, exposures, byHand, withProduct } = result;
  const hours = [
    { key: 'by-hand', label: 'By hand', count: byHand },
    { key: 'with-product', label: productLabel, count: withProduct },
  ];
  return (
    <div className="calculator-outcome cells">
      <div>
        <ShareTable
          caption={`${counted} by kind`}
          columns={['Kind', counted]}
          rows={kinds.map(({ kind, count }) => ({ key: kind, label: kind, count }))}
          max={Math.max(...kinds.map(({ count }) => count))}
        />
      </div>
      {exposures.length > 0 && (
        <div>
          <ShareTable
            caption="Of them exposed"
            columns={['Exposure', counted]}
            rows={exposures}
            max={total}
            tone="exposed"
          />
          {exposures.length > 1 && <p>One {subject.one} can be exposed in several ways.</p>}
        </div>
      )}
      <div>
        <ShareTable
          caption="Hours of work a year"
          columns={['How', 'Hours']}
          rows={hours}
          max={Math.max(byHand, withProduct)}
          tone="hours"
        />
        {byHand > withProduct && <p>About {sayRoughly(byHand - withProduct)} hours for something else.</p>}
      </div>
    </div>
  );
}
