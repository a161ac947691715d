import clsx from 'clsx';
import { type ReactNode, use } from 'react';
import { EstimateDrawingContext } from './estimate-drawing.tsx';
import { roundHonestly, sayRoughly } from './honest-number.ts';
import type { Subject } from './subject.ts';

const maxDots = 360;

/**
 * Draws the number for each person: the person in the middle, one dot for each around it, and the dots of a share in
 * amber. If there are very many, one dot stands for several.
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
  const { Flower } = use(EstimateDrawingContext);
  return (
    <figure className="grid justify-items-center gap-5">
      <svg
        viewBox="-100 -100 200 200"
        strokeLinecap="round"
        aria-hidden="true"
        className="aspect-square w-full max-w-104 fill-none print:max-w-48"
      >
        <Flower dots={Math.round(count / each)} percent={percent} />
        <circle className="stroke-point stroke-[0.5]" r="17" />
        <circle className="fill-ink" r="8" />
      </svg>
      <figcaption className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 mono">
        <Key of="person">One person</Key>
        <Key of="dot">{each > 1 ? `${sayRoughly(each)} ${subject.short}` : `One ${subject.one}`}</Key>
        {shareLabel && <Key of="share">{shareLabel}</Key>}
      </figcaption>
    </figure>
  );
}

const keys = {
  person: 'before:bg-ink before:ring-1 before:ring-point before:ring-offset-2 before:ring-offset-ground',
  dot: 'before:bg-teal',
  share: 'before:bg-glow',
};

function Key({ of, children }: { of: keyof typeof keys; children: ReactNode }) {
  return (
    <span
      className={clsx(
        // The key keeps the colours of the drawing, which forced colours do not change.
        'before:me-2 before:inline-block before:size-2 before:rounded-full before:forced-color-adjust-none',
        keys[of],
      )}
    >
      {children}
    </span>
  );
}
