import { useId, useState } from 'react';
import { fieldOfMoment, storedMoment } from '#canvas/moment-field.ts';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import { fieldIn } from '#schemas/fields.ts';
import { checkUntil } from '#schemas/showing/check-until.ts';
import { inputLook } from '../canvas-look.ts';
import type { Held } from '../section/held-at.ts';
import type { SectionActions } from '../section/section-actions.ts';
import { useLeaving } from './use-leaving.ts';

const titles = { showFrom: 'Show from', showUntil: 'Show until' } as const;
type Name = keyof typeof titles;
const names: Name[] = ['showFrom', 'showUntil'];

/**
 * Sets from when and until when visitors see a section at its place. An impossible time is explained below the fields
 * and not stored.
 */
export function ShowingSettings({ placed, actions }: { placed: Held; actions: SectionActions }) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const id = useId();
  const stored = (name: Name) => String(fieldIn(placed.section, name) ?? '');
  const wanted = (name: Name) => (typed[name] === undefined ? stored(name) : storedMoment(typed[name]));
  const fault = checkUntil(wanted('showUntil'), { showFrom: wanted('showFrom') });
  const isWrong = fault !== true;

  const keep = () => {
    if (isWrong) return;
    for (const name of names) {
      if (typed[name] === undefined || wanted(name) === stored(name)) continue;
      const path = `${sectionPath(placed.section._key)}.${name}`;
      const change = wanted(name) ? { set: { [path]: wanted(name) } } : { unset: [path] };
      actions.set(placed, [change], titles[name]);
    }
    setTyped({});
  };
  useLeaving(keep);

  return (
    <div className="grid gap-3">
      {names.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="block pb-1 text-xs font-semibold">
            {titles[name]}
          </label>
          <input
            key={stored(name)}
            id={`${id}-${name}`}
            type="datetime-local"
            className={inputLook}
            defaultValue={shownIn(stored(name))}
            aria-invalid={isWrong && name === 'showUntil'}
            aria-describedby={`${id}-about`}
            onChange={({ currentTarget: { value, validity } }) =>
              // A date that is only partly filled in has no value yet.
              !validity.badInput && setTyped({ ...typed, [name]: value })
            }
            onBlur={keep}
          />
        </div>
      ))}
      <p
        id={`${id}-about`}
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-xs text-red' : 'text-xs text-quiet'}
      >
        {isWrong
          ? fault
          : 'In your time zone. Visitors see it between the two; leave both empty to show it always.'}
      </p>
    </div>
  );
}

const shownIn = (stored: string): string =>
  Number.isNaN(Date.parse(stored)) ? '' : fieldOfMoment(new Date(stored));
