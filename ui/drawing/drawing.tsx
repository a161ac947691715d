import clsx from 'clsx';
import { type CompositionName, drawStrokes } from './compositions.ts';

/** The width and height of a drawing, in its own units: beside words, or as a band below them, also on a phone. */
const shapes = { beside: [600, 400], band: [1200, 150], 'short-band': [640, 144] } as const;

/**
 * A drawing of the signature: identities as points, owners as rings, reach as lines, keys in amber. It depends on
 * `seed` alone, and on `composition` where that is given. It fits whole into the place that `className` gives it, and
 * a band fills its place. It is decorative.
 * @example
 * <Drawing seed="/platform/visibility hero" composition="reach" shape="band" className="h-40 w-full" />
 */
export function Drawing({
  seed,
  composition,
  shape = 'beside',
  className,
}: {
  seed: string;
  composition?: CompositionName | undefined;
  shape?: keyof typeof shapes;
  className?: string;
}) {
  const [width, height] = shapes[shape];
  const { hairlines, reach, identities, lit, owners, keys } = drawStrokes(seed, {
    width,
    height,
    composition,
  });
  return (
    <svg
      data-part="drawing"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={shape === 'beside' ? undefined : 'xMidYMid slice'}
      strokeLinecap="round"
      className={clsx(
        'pointer-events-none fill-none stroke-point/45 *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100 print:hidden',
        'forced-colors:*:stroke-[CanvasText]',
        className,
      )}
      aria-hidden="true"
    >
      <path d={hairlines} />
      <path d={reach} className="stroke-teal" />
      <path d={owners} className="fill-ground stroke-teal stroke-[1.5] forced-colors:fill-[Canvas]" />
      <path d={identities} className="stroke-point stroke-[4]" />
      <path d={lit} className="stroke-teal stroke-[6]" />
      <path d={keys} className="stroke-amber/20 stroke-[26] forced-colors:hidden" />
      <path d={keys} className="stroke-amber stroke-[10]" />
    </svg>
  );
}
