import clsx from 'clsx';
import { useId } from 'react';
import { EstateFacts } from './estate-facts.tsx';
import { type EstateIdentity, type PlacedEstate, placeEstate } from './place-estate.ts';

const maxRem = 2.75;

/**
 * An estate to explore: owners, identities and the systems that these open, with the lines between them; of the identity that is
 * chosen it tells who answers for it, and what stops when it is ended. Radio buttons and a switch, so that it works by mouse, keys
 * and touch without a script. Nothing where there is no identity.
 */
export function Estate({ title, identities }: { title: string; identities: readonly EstateIdentity[] }) {
  const name = useId();
  const placed = placeEstate(identities);
  const first = identities.find(({ owner }) => owner === null) ?? identities[0];
  if (!first) return null;
  const rows = Math.max(placed.owners.length, identities.length, placed.systems.length);
  return (
    <fieldset className="relative grid min-w-0 text-xs" style={{ '--stage': `${rows * maxRem}rem` }}>
      <legend className="sr-only">{title}</legend>
      <Head title={title} identities={identities} />
      <Names placed={placed} />
      {placed.identities.map((each) => (
        <div key={each.identity.key} className="group/identity contents">
          <Lines placed={each} />
          <label
            className={clsx(
              'absolute left-[35%] flex w-[34%] -translate-y-1/2 cursor-pointer items-center gap-2 rounded-s px-1 py-2.5',
              'font-mono text-xxxs tablet:text-xs hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teal',
              'text-quiet transition-colors group-has-[[type=radio]:checked]/identity:text-ink',
            )}
            style={{ top: at(each.y) }}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              defaultChecked={each.identity.key === first.key}
            />
            <span
              className={clsx(
                'size-2 flex-none rounded-full transition-shadow',
                each.identity.owner === null ? 'bg-amber' : 'bg-teal',
                'group-has-[[type=radio]:checked]/identity:shadow-[0_0_0_4px_color-mix(in_oklab,currentColor_25%,transparent)]',
                'group-has-[[type=checkbox]:checked]/identity:bg-transparent group-has-[[type=checkbox]:checked]/identity:ring-1 group-has-[[type=checkbox]:checked]/identity:ring-point',
              )}
            />
            <span className="min-w-0 truncate group-has-[[type=checkbox]:checked]/identity:line-through">
              {each.identity.name}
            </span>
          </label>
          <EstateFacts identity={each.identity} />
        </div>
      ))}
    </fieldset>
  );
}

/** Places are told of the stage, which begins below the head. */
const at = (y: number): string => `calc(2.75rem + var(--stage) * ${y / 100})`;

function Head({ title, identities }: { title: string; identities: readonly EstateIdentity[] }) {
  const unowned = identities.filter(({ owner }) => owner === null).length;
  return (
    <p className="flex h-11 items-center justify-between gap-4 border-line border-b px-4 text-quiet">
      <span className="font-medium text-ink" aria-hidden="true">
        {title}
      </span>
      <span>
        {identities.length} identities
        {unowned > 0 && <span className="text-amber">, {unowned} without an owner</span>}
      </span>
    </p>
  );
}

/** The names on both sides; who cannot see them hears them with each identity. */
function Names({ placed: { owners, systems } }: { placed: PlacedEstate }) {
  return (
    <div className="h-(--stage)" aria-hidden="true">
      {owners.map(({ name, y }) => (
        <span
          key={name}
          className={clsx(
            'absolute left-3 flex w-[24%] -translate-y-1/2 items-center justify-end gap-2 text-right text-xxxs tablet:text-xs',
            name === null ? 'text-amber' : 'text-quiet',
          )}
          style={{ top: at(y) }}
        >
          <span className="truncate">{name ?? 'Nobody yet'}</span>
          <span className="size-2.5 flex-none rounded-full border-[1.5px]" />
        </span>
      ))}
      {systems.map(({ name, y }) => (
        <span
          key={name}
          className="absolute right-2 flex w-[21%] -translate-y-1/2 items-center gap-2 text-quiet text-xxxs tablet:text-xs"
          style={{ top: at(y) }}
        >
          <span className="size-2 flex-none rotate-45 border border-point" />
          <span className="truncate">{name}</span>
        </span>
      ))}
    </div>
  );
}

/** From the owner to the identity, and from there to all that it opens. */
function Lines({ placed: { identity, y, ownerY, opens } }: { placed: PlacedEstate['identities'][number] }) {
  return (
    <svg
      className={clsx(
        'pointer-events-none absolute inset-x-0 top-11 h-(--stage) w-full fill-none stroke-line transition-[stroke]',
        'group-has-[label:hover]/identity:stroke-point group-has-[[type=radio]:checked]/identity:stroke-[1.5]',
        identity.owner === null
          ? 'group-has-[[type=radio]:checked]/identity:stroke-amber'
          : 'group-has-[[type=radio]:checked]/identity:stroke-teal',
      )}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="[vector-effect:non-scaling-stroke]" d={curve(27.5, ownerY, 35.5, y)} />
      <g
        className={clsx(
          '[clip-path:inset(-9px_0)] motion-safe:transition-[clip-path] motion-safe:duration-500',
          'group-has-[[type=checkbox]:checked]/identity:[clip-path:inset(-9px_100%_-9px_0)]',
        )}
      >
        {opens.map((each) => (
          <path
            key={each.key}
            className="[vector-effect:non-scaling-stroke]"
            d={curve(67, y, 77.5, each.y)}
          />
        ))}
      </g>
    </svg>
  );
}

const curve = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${x0} ${y0}C${(x0 + x1) / 2} ${y0} ${(x0 + x1) / 2} ${y1} ${x1} ${y1}`;
