'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CountryData, parseCountry } from 'react-international-phone';
import { dropdownLook, optionLook } from '../dropdown-look.ts';
import { Flag } from './flag.tsx';
import { findTyped, TypeAhead } from './type-ahead.ts';

const typeAheadResetMs = 1000;
const pageLength = 5; // countries that the list shows at once

// Two hundred rows, of which five are visible; the flags of the others do not load.
const rowLook = 'flex items-center gap-3 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]';

/**
 * The list of countries, drawn only while it is open. It takes the focus: arrows, Home, End, Page Up and Page Down
 * move, letters lead to a name, Enter and Space choose; Escape and losing the focus close it.
 */
export function CountryList({
  id,
  countries,
  selected,
  flags,
  onChoose,
  onClose,
}: {
  id: string;
  countries: readonly CountryData[];
  selected: string;
  flags: string;
  onChoose: (code: string) => void;
  onClose: (by: 'escape' | 'blur') => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(() => new TypeAhead(typeAheadResetMs));
  const entries = countries.map(parseCountry);
  const last = entries.length - 1;
  const [active, setActive] = useState(() => entries.findIndex(({ iso2 }) => iso2 === selected));

  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' }); // new browsers return a promise
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, timeStamp } = event;
    const place = { ...moves(active, last) }[key];
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (place !== undefined) setActive(place);
    else if (key === 'Escape') onClose('escape');
    else if (key === 'Enter' || (key === ' ' && !typeAhead.isTyping(timeStamp))) choose(active);
    else if (isLetter) goTo(typeAhead.type(key, timeStamp));
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape is for the list, not for a dialog around it
  }

  function goTo(typed: string) {
    const names = entries.map(({ name }) => name);
    const place = findTyped(names, typed, active);
    if (place >= 0) setActive(place);
  }

  function choose(place: number) {
    const country = entries[place];
    if (country) onChoose(country.iso2);
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Country"
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={dropdownLook}
      onKeyDown={onKeyDown}
      onBlur={() => onClose('blur')}
    >
      {entries.map(({ iso2, name, dialCode }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active option
        <div
          key={iso2}
          id={`${id}-${place}`}
          role="option"
          aria-selected={iso2 === selected}
          data-focus={place === active || undefined}
          className={clsx(optionLook, rowLook)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setActive(place)}
          onClick={() => choose(place)}
        >
          <Flag code={iso2} folder={flags} />
          <span>{name}</span>
          <span className="ms-auto font-mono text-xs font-medium text-quiet">+{dialCode}</span>
        </div>
      ))}
    </div>
  );
}

/** The index to which each key leads from the active one. */
function moves(active: number, last: number): Record<string, number> {
  return {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    PageDown: Math.min(active + pageLength, last),
    PageUp: Math.max(active - pageLength, 0),
    Home: 0,
    End: last,
  };
}
