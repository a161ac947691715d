import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { controlLook } from '../inputs/control-look.ts';
import { useStableId } from '../island/stable-id.ts';
import type { Quantity } from './estimate.ts';
import { sayExactly } from './honest-number.ts';
import { readNumber } from './read-number.ts';
import { keepWithin, nearestStop, stopsOf } from './stops.ts';

// A note takes the place of the hint, so that nothing moves.
const noteLook = 'col-start-1 row-start-2 self-start text-xs';

// A focus ring around the whole touch target would cover the numbers above and below.
const ringOnPoint = clsx(
  'focus-visible:outline-none',
  '[&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-3',
  '[&:focus-visible::-webkit-slider-thumb]:outline-teal',
  '[&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-3',
  '[&:focus-visible::-moz-range-thumb]:outline-teal',
);

/** What the visitor typed, the count that it stands for, and whether the visitor has left the field since. */
interface Typed {
  text: string;
  count: number;
  isLeft: boolean;
}

/**
 * One quantity with a slider and a number field. A typed number counts at once. Other text stays in the field, with a
 * note that says what is expected and which number counts meanwhile.
 */
export function QuantityField({
  quantity,
  count,
  onChange,
}: {
  quantity: Quantity;
  count: number;
  onChange: (count: number) => void;
}) {
  const { label, hint, unit, lowest, highest } = quantity;
  const id = useStableId(quantity.key);
  const [typed, setTyped] = useState<Typed | null>(null);
  const stops = useMemo(() => stopsOf(quantity), [quantity]);
  const at = nearestStop(stops, count);
  // A number set elsewhere since then, for instance by a preset, takes precedence.
  const own = typed?.count === count ? typed : null;
  const complaint = own && complaintOf(own.text, quantity, count);
  const shown = own && (!own.isLeft || readNumber(own.text) === null) ? own.text : null;

  function type(text: string) {
    const value = readNumber(text);
    const counted = value === null ? count : keepWithin(quantity, value);
    setTyped({ text, count: counted, isLeft: false });
    if (counted !== count) onChange(counted);
  }

  // A text that counts as another number keeps its note until the visitor chooses a number.
  const leave = () => setTyped(complaint === null || own === null ? null : { ...own, isLeft: true });

  function slide(stop: number | undefined) {
    setTyped(null);
    onChange(stop ?? count);
  }

  return (
    <div
      data-part="quantity"
      className={clsx(
        'grid grid-cols-1 items-center tight:grid-cols-[minmax(0,1fr)_8rem] gap-x-5 gap-y-0.5 pt-5 pb-4',
        'in-data-[ground-of=deep]:scheme-dark print:py-1.5',
      )}
    >
      <label id={`${id}-label`} htmlFor={id} className="self-end font-text text-m/[1.3] font-medium">
        {label}
      </label>
      <input
        id={id}
        className={clsx(
          controlLook,
          'min-h-11 px-3.5 py-2 text-end tabular-nums tight:col-start-2 tight:row-[1/span_2]',
        )}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={shown ?? sayExactly(count)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
        aria-invalid={(complaint !== null && shown !== null) || undefined}
        aria-describedby={complaint === null ? `${id}-hint` : `${id}-hint ${id}-note`}
      />
      <p id={`${id}-hint`} className={clsx(noteLook, 'text-quiet', complaint && 'invisible')}>
        {hint}
      </p>
      <p id={`${id}-note`} role="status" className={clsx(noteLook, 'text-red')}>
        {complaint}
      </p>
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        onChange={(event) => slide(stops[event.target.valueAsNumber])}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-valuetext={`${sayExactly(count)} ${unit ?? ''}`.trim()}
        style={{ '--at': at / (stops.length - 1) }}
        className={clsx('slider col-span-full print:hidden', ringOnPoint)}
      />
      <div
        className={clsx(
          'col-span-full -mt-2 flex justify-between print:hidden',
          'font-mono text-xxxs/[1.5] font-medium text-quiet',
        )}
        aria-hidden="true"
      >
        <span>{sayExactly(lowest)}</span>
        <span>{sayExactly(highest)}</span>
      </div>
    </div>
  );
}

function complaintOf(text: string, { lowest, highest }: Quantity, count: number): string | null {
  const value = readNumber(text);
  if (value === null)
    return `Enter a number from ${sayExactly(lowest)} to ${sayExactly(highest)}. Until then, ${sayExactly(count)} is used.`;
  if (value < lowest) return `At least ${sayExactly(lowest)}, so that is used.`;
  if (value > highest) return `At most ${sayExactly(highest)}, so that is used.`;
  return null;
}
