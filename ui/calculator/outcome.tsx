import type { Estimate } from './estimate.ts';
import { sayRoughly } from './honest-number.ts';
import { ShareTable } from './share-table.tsx';

/** What the estimate consists of: kinds, exposures, and hours of work, each as a table whose rows are bars. */
export function Outcome({ result, productLabel }: { result: Estimate; productLabel: string }) {
  const { total, kinds, exposures, byHand, withProduct } = result;
  const hours = [
    { key: 'by-hand', label: 'By hand', count: byHand },
    { key: 'with-product', label: productLabel, count: withProduct },
  ];
  return (
    <div className="calculator-outcome cells">
      <div>
        <ShareTable
          caption="Identities by kind"
          columns={['Kind', 'Identities']}
          rows={kinds.map(({ kind, count }) => ({ key: kind, label: kind, count }))}
          most={Math.max(...kinds.map(({ count }) => count))}
        />
      </div>
      {exposures.length > 0 && (
        <div>
          <ShareTable
            caption="Of them exposed"
            columns={['Exposure', 'Identities']}
            rows={exposures}
            most={total}
            tone="exposed"
          />
          {exposures.length > 1 && <p>One identity can be exposed in several ways.</p>}
        </div>
      )}
      <div>
        <ShareTable
          caption="Hours of work a year"
          columns={['How', 'Hours']}
          rows={hours}
          most={Math.max(byHand, withProduct)}
          tone="hours"
        />
        {byHand > withProduct && <p>About {sayRoughly(byHand - withProduct)} hours for something else.</p>}
      </div>
    </div>
  );
}
