import './share-table.css';
import { sayRoughly } from './honest-number.ts';
import { useRolling } from './use-rolling.ts';

/** One line of a table: a name, a number, and thereby the length of its bar. */
export interface ShareRow {
  key: string;
  label: string;
  count: number;
}

/** Numbers as bars: a table to everyone who reads it, a chart to everyone who looks at it. */
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
  /** The number whose bar is as long as there is room. */
  max: number;
  tone?: 'kinds' | 'exposed' | 'hours';
}) {
  return (
    <table className="share-table" data-tone={tone}>
      <caption>{caption}</caption>
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
          <tr key={key} style={{ '--share': max > 0 ? (count / max).toFixed(4) : 0 }}>
            <th scope="row">{label}</th>
            <td>
              <RollingCount count={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RollingCount({ count }: { count: number }) {
  return sayRoughly(useRolling(count));
}
