import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Day } from '../../text/day.tsx';
import type { FullRisk } from './risk.ts';
import { Severity } from './severity.tsx';

/** The facts of a risk that take a word or two. */
export function Facts({ risk: { severity, category, concerns, publishedAt, timeZone } }: { risk: FullRisk }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-6 self-start text-s max-tight:grid-cols-1',
        'desk:sticky desk:top-28 desk:col-span-3 desk:grid-cols-1',
      )}
    >
      <Fact name="Severity">
        <Severity level={severity} />
      </Fact>
      <Fact name="Category">{category}</Fact>
      {concerns && <Fact name="Affects">{concerns}</Fact>}
      {publishedAt && (
        <Fact name="Added">
          <Day date={publishedAt} timeZone={timeZone} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="mb-0.5 font-mono text-xxs/[1.6] font-medium text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
