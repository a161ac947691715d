import clsx from 'clsx';
import { use } from 'react';
import { Eyebrow } from '../text/eyebrow.tsx';
import type { Estimate, Exposure } from './estimate.ts';
import { EstimateDrawingContext } from './estimate-drawing.tsx';
import { roundHonestly, sayRange } from './honest-number.ts';
import { RatioFlower } from './ratio-flower.tsx';
import type { Subject } from './subject.ts';

const numberLook = clsx(
  'block font-heading text-[min(14vw,clamp(2.75rem,2rem+2.6vw,4.25rem))]/[1.1] font-semibold',
  'tracking-[-0.04em] whitespace-nowrap tabular-nums',
);

/** The estimated number, its range, and the number for each person. */
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
  // Where there are fewer than people, the number for each person would be rounded to none or one.
  const isSparse = total > 0 && roundHonestly(people / total) > 1;
  const { Count } = use(EstimateDrawingContext);
  return (
    <div
      data-ground-of="deep"
      className={clsx(
        'frame grid grid-cols-1 content-between gap-8 p-[clamp(1.5rem,3vw,2.5rem)] desk:sticky desk:top-26 desk:self-start',
        'print:relative print:break-inside-avoid print:[print-color-adjust:exact]',
      )}
    >
      <div className="flex flex-wrap gap-x-12 gap-y-4">
        <div className="w-full">
          <Eyebrow>Your estimate</Eyebrow>
        </div>
        {/* Its width is fixed, so that a changing number does not move its neighbour. */}
        <p className="min-w-[min(100%,17rem)] text-quiet">
          About{' '}
          <strong data-part="total" className={clsx(numberLook, 'text-ink')}>
            <Count value={total} />
          </strong>{' '}
          {subject.full}
        </p>
        {people > 0 && (
          <p className="text-quiet">
            That is {isSparse ? 'one for every ' : ''}
            <strong className={clsx(numberLook, 'text-teal')}>
              <Count value={isSparse ? people / total : total / people} />
            </strong>{' '}
            {isSparse ? 'people' : 'for each person'}
          </p>
        )}
        <p className="w-full mono text-quiet tabular-nums">Most likely {sayRange(total, margin)}</p>
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
