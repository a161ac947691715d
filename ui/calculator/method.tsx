import type { ReactNode } from 'react';
import { FoldMark } from '../layout/fold-mark.tsx';
import { Heading } from '../text/heading.tsx';
import type { Assumptions, Counts, Estimate } from './estimate.ts';
import { sayExactly, sayRange } from './honest-number.ts';
import { atBeginning, type Subject } from './subject.ts';

/** Every step of the estimate with the visitor's numbers, and the reason for each assumption. */
export function Method({
  assumptions: { quantities, exposures, tasks },
  counts,
  result: { total, byHand, withProduct },
  subject,
  margin,
  marginReason,
  productLabel,
}: {
  assumptions: Assumptions;
  counts: Counts;
  result: Estimate;
  subject: Subject;
  margin: number;
  marginReason: string;
  productLabel: string;
}) {
  const whole = (value: number) => sayExactly(Math.round(value));

  return (
    <details className="accordion group/fold col-span-full">
      <summary className="flex items-center justify-between gap-6 border-y border-line py-5">
        <span className="font-heading text-h5">How this is calculated</span>
        <FoldMark />
      </summary>
      <div className="min-h-0 overflow-hidden">
        <Steps title={atBeginning(subject.short)}>
          {quantities.flatMap(({ key, label, brings }, index) =>
            brings.map((bringing) => (
              <Step key={`${key}/${bringing.key}`} reason={bringing.reason}>
                {label} {sayExactly(counts[index] ?? 0)} × {sayExactly(bringing.each)} ={' '}
                {whole((counts[index] ?? 0) * bringing.each)} {bringing.kind}
              </Step>
            )),
          )}
          <Step reason={marginReason}>
            Together {whole(total)}; ÷ {sayExactly(margin)} and × {sayExactly(margin)} ={' '}
            {sayRange(total, margin)}
          </Step>
        </Steps>
        {exposures.length > 0 && (
          <Steps title="Exposure">
            {exposures.map(({ key, label, percent, reason }) => (
              <Step key={key} reason={reason}>
                {label}: {whole(total)} × {sayExactly(percent)} % = {whole((total * percent) / 100)}
              </Step>
            ))}
          </Steps>
        )}
        <Steps title="Hours a year">
          {tasks.map(({ key, label, minutesByHand, minutesWithProduct, reason }) => (
            <Step key={key} reason={reason}>
              {label}: {whole(total)} × {sayExactly(minutesByHand)} min ÷ 60 ={' '}
              {whole((total * minutesByHand) / 60)} h; {productLabel}: × {sayExactly(minutesWithProduct)} min
              = {whole((total * minutesWithProduct) / 60)} h
            </Step>
          ))}
          <Step reason="Results are rounded to two digits, and only here at the end.">
            Together {whole(byHand)} h; {productLabel}: {whole(withProduct)} h
          </Step>
        </Steps>
      </div>
    </details>
  );
}

function Steps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-8 pb-4">
      <Heading level={3} size={6} className="mb-3">
        {title}
      </Heading>
      <ol className="lines">{children}</ol>
    </section>
  );
}

function Step({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-3.5 tablet:grid-cols-2">
      <p className="font-mono text-xs/[1.6] font-medium tabular-nums">{children}</p>
      <p className="text-s text-quiet">{reason}</p>
    </li>
  );
}
