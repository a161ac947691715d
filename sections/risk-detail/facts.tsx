import type { ReactNode } from 'react';
import { affectedIdentities, riskCategories, titleIn } from '#schemas/risk/scales.ts';
import { Severity } from '#ui/brand/severity.tsx';
import type { Risk } from './contract.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What can be said of a risk in a word or two. */
export function Facts({ risk: { severity, category, affected, publishedAt } }: { risk: Risk }) {
  return (
    <dl className="risk-facts">
      <Fact name="Severity">
        <Severity level={severity} />
      </Fact>
      <Fact name="Category">{titleIn(riskCategories, category)}</Fact>
      {affected.length > 0 && (
        <Fact name="Concerns">
          {affected.map((identity) => titleIn(affectedIdentities, identity)).join(', ')}
        </Fact>
      )}
      {publishedAt && (
        <Fact name="In the library since">
          <time dateTime={publishedAt.slice(0, 10)}>{day.format(new Date(publishedAt))}</time>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
