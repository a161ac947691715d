import type { Facet } from './choice.ts';

/** The options of a facet as tags to press, any number of them, each with the number of cards that it leaves. */
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
    <fieldset className="facet">
      <legend>{label}</legend>
      <div className="facet-tags">
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
      className="tag"
      data-active={isPressed ? '' : undefined}
      data-empty={count === 0 || undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {label}
      {count !== undefined && <span aria-hidden="true">{count}</span>}
    </button>
  );
}
