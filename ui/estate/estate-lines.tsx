import clsx from 'clsx';
import { heightAt } from './height-at.ts';
import type { PlacedIdentity } from './place-estate.ts';

/**
 * Lines from the owner to the identity, and from there to everything that it opens. While the identity is chosen, a
 * light runs along one of them, and what it opens is marked. When it is ended, its lines withdraw, and the marks stay
 * where something stops.
 */
export function EstateLines({ placed: { identity, y, ownerY, opens } }: { placed: PlacedIdentity }) {
  const isOwned = identity.owner !== null;
  return (
    <>
      <svg
        className={clsx(
          'pointer-events-none absolute inset-x-0 top-19 h-(--stage) w-full max-tight:hidden fill-none stroke-line transition-[stroke]',
          'group-has-[label:hover]/identity:stroke-point group-has-[[type=radio]:checked]/identity:stroke-[1.5]',
          isOwned
            ? 'group-has-[[type=radio]:checked]/identity:stroke-teal'
            : 'group-has-[[type=radio]:checked]/identity:stroke-amber',
          'group-has-[[type=checkbox]:checked]/identity:stroke-point!',
          'forced-colors:stroke-[CanvasText] forced-colors:group-has-[[type=radio]:checked]/identity:stroke-[Highlight]',
        )}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Line from={[25.2, ownerY]} to={[30, y]} />
        <g
          className={clsx(
            '[clip-path:inset(-9px_0)] motion-safe:transition-[clip-path] motion-safe:duration-500',
            'group-has-[[type=checkbox]:checked]/identity:[clip-path:inset(-9px_100%_-9px_0)]',
          )}
        >
          {opens.map((each) => (
            <Line key={each.key} from={[67, y]} to={[74, each.y]} />
          ))}
          {opens[0] && (
            <Line
              from={[67, y]}
              to={[74, opens[0].y]}
              className="hidden stroke-ink [stroke-dasharray:8_392] forced-colors:stroke-[CanvasText] motion-safe:animate-along group-has-[[type=radio]:checked]/identity:inline motion-reduce:hidden!"
            />
          )}
        </g>
      </svg>
      {opens.map((each) => (
        <span
          key={each.key}
          className={clsx(
            'pointer-events-none invisible absolute left-[74%] size-2 -translate-y-1/2 rotate-45 max-tight:hidden group-has-[[type=radio]:checked]/identity:visible',
            isOwned ? 'bg-teal' : 'bg-amber',
            'forced-colors:bg-[Highlight]!',
            each.stops === null
              ? 'group-has-[[type=checkbox]:checked]/identity:invisible!'
              : 'group-has-[[type=checkbox]:checked]/identity:bg-amber',
          )}
          style={{ top: heightAt(each.y) }}
        />
      ))}
    </>
  );
}

type Point = readonly [x: number, y: number];

function Line({ from: [x0, y0], to: [x1, y1], className }: { from: Point; to: Point; className?: string }) {
  const middle = (x0 + x1) / 2;
  return (
    <path
      className={clsx('[vector-effect:non-scaling-stroke]', className)}
      d={`M${x0} ${y0}C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}`}
    />
  );
}
