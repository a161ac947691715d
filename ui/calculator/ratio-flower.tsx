import './ratio-flower.css';
import { roundHonestly, sayRoughly } from './honest-number.ts';
import type { Subject } from './subject.ts';
import { isInShare, placeDots, pointsPath, spiralsPath } from './sunflower.ts';

const maxDots = 360;

/**
 * How many of something there are for each person, drawn: the person in the middle, around it a dot for each,
 * those of a share in amber. When there are very many, a dot stands for several.
 */
export function RatioFlower({
  ratio,
  subject,
  percent,
  shareLabel,
}: {
  ratio: number;
  subject: Subject;
  percent: number;
  shareLabel: string | null;
}) {
  const count = Math.max(0, roundHonestly(ratio));
  const each = Math.max(1, roundHonestly(Math.ceil(count / maxDots)));
  const dots = placeDots(Math.round(count / each), 26, 96);
  const isShared = (_: unknown, index: number) => isInShare(index, percent);
  return (
    <figure className="ratio-flower">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <path className="ratio-spirals" d={spiralsPath(dots)} />
        <g strokeWidth={Math.min(9, 110 / Math.sqrt(dots.length + 1)).toFixed(2)}>
          <path className="ratio-dots" d={pointsPath(dots.filter((dot, index) => !isShared(dot, index)))} />
          <path className="ratio-share" d={pointsPath(dots.filter(isShared))} />
        </g>
        <circle className="ratio-orbit" r="17" />
        <circle className="ratio-person" r="8" />
      </svg>
      <figcaption>
        <span className="ratio-key-person">One person</span>
        <span>{each > 1 ? `${sayRoughly(each)} ${subject.short}` : `One ${subject.one}`}</span>
        {shareLabel && <span className="ratio-key-share">{shareLabel}</span>}
      </figcaption>
    </figure>
  );
}
