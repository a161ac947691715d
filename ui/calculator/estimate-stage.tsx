import type { Estimate, Exposure } from './estimate.ts';
import { sayRange, sayRoughly } from './honest-number.ts';
import { RatioFlower } from './ratio-flower.tsx';
import type { Subject } from './subject.ts';
import { useRolling } from './use-rolling.ts';

/** The one number, the range in which it lies, and how much there is for each person. */
export function EstimateStage({
  result,
  subject,
  margin,
  exposure,
}: {
  result: Estimate;
  subject: Subject;
  margin: number;
  exposure: Exposure | undefined;
}) {
  const { total, people } = result;
  const shownTotal = useRolling(total);
  const shownRatio = useRolling(people > 0 ? total / people : 0);
  return (
    <div className="calculator-stage frame" data-ground-of="deep">
      <div className="calculator-headline">
        <p className="eyebrow">Your estimate</p>
        <p>
          About <strong className="heading">{sayRoughly(shownTotal)}</strong> {subject.full}
        </p>
        {people > 0 && (
          <p>
            That is <strong className="heading">{sayRoughly(shownRatio)}</strong> for each person
          </p>
        )}
        <p className="mono">Most likely {sayRange(total, margin)}</p>
      </div>
      {people > 0 && (
        <RatioFlower
          ratio={total / people}
          subject={subject}
          percent={exposure?.percent ?? 0}
          shareLabel={exposure?.label ?? null}
        />
      )}
    </div>
  );
}
