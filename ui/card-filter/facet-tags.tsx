import clsx from 'clsx';
import type { Facet } from './choice.ts';

/**
 * The options of a facet as toggle buttons, each with the number of cards that it leaves; any number can be pressed.
 */
export function FacetTags({
  facet: { label, options },
  chosen,
  counts,
  onToggle,
  onClear,
}: {
  facet: Facet;
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
  onToggle: (value: string) => void;
  onClear: () => void;
}) {
  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-x-6 gap-y-2 tablet:grid-cols-[5rem_minmax(0,1fr)]">
      {/* A legend becomes a cell of the grid only if it floats. */}
      <legend className="mb-2 mono text-quiet tablet:float-start tablet:mt-2 tablet:mb-0">{label}</legend>
      <div className="flex flex-wrap gap-2">
        <FacetTag label="All" isPressed={chosen.length === 0} onClick={onClear} />
        {options.map(({ value, label }) => (
          <FacetTag
            key={value}
            label={label}
            count={counts.get(value) ?? 0}
            isPressed={chosen.includes(value)}
            onClick={() => onToggle(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function FacetTag({
  label,
  count,
  isPressed,
  onClick,
}: {
  label: string;
  count?: number;
  isPressed: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'tag min-h-8.5 cursor-pointer px-3 text-xxs hover:border-ink',
        count === 0 && !isPressed && 'bg-transparent text-quiet',
      )}
      data-active={isPressed ? '' : undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {label}
      {count !== undefined && (
        <span className={isPressed ? 'opacity-75' : 'text-quiet'} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
