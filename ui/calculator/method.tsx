import './method.css';
import type { ReactNode } from 'react';
import type { Assumptions, Counts, Estimate } from './estimate.ts';
import { sayExactly, sayRange } from './honest-number.ts';
import { atBeginning, type Subject } from './subject.ts';

/** Every step of the estimate with the numbers of the visitor, and why each assumption is what it is. */
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
    <details className="accordion calculator-method">
      <summary>
        <span className="heading h5">How this is calculated</span>
        <span className="plus" aria-hidden="true" />
      </summary>
      <div className="accordion-body">
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
    <section>
      <h3 className="heading h6">{title}</h3>
      <ol className="lines">{children}</ol>
    </section>
  );
}

function Step({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <li>
      <p className="mono">{children}</p>
      <p>{reason}</p>
    </li>
  );
}
