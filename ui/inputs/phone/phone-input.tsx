'use client';

import clsx from 'clsx';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { frameLook } from '../control-look.ts';
import { Field, useControl } from '../field.tsx';
import { useFormReset } from '../use-form-reset.ts';
import { Flag } from './flag.tsx';
import { internationalNumber, meantNumber } from './international-number.ts';
import type { CountryLimits } from './limit-countries.ts';
import type { PhoneControlProps, PhoneHandle, PhoneState } from './phone-control.tsx';
import type { PhoneCountry } from './phone-country.ts';

interface Props {
  /** The initial country, whose dial code the field shows first (`firstCountry`). */
  country: PhoneCountry;
  limits?: CountryLimits;
  defaultValue?: string;
  /**
   * The address of the flags (`US.svg` and so on): a folder of the site, or of a CDN. The default is `FLAGS_URL` at
   * build time.
   */
  flags?: string;
  onChange?: (state: PhoneState) => void;
}

/**
 * A field for a phone number of any country. It sends plus and digits, or nothing where it has only a dial code. The
 * country is guessed from the number or chosen from a list. The field works without JavaScript. The code of masks and
 * countries loads when a visitor points at the field or focuses it; then the number is formatted as its country does,
 * and the list opens if the visitor has asked for it.
 */
export function PhoneInput({
  country: first,
  limits = {},
  flags = process.env.FLAGS_URL || '/flags',
  defaultValue = '',
  onChange,
  ...field
}: Props & Parameters<typeof useControl>[0]) {
  const plain = defaultValue || `+${first.dialCode} `;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<PhoneHandle>(null);
  const listId = useId();
  const [Control, setControl] = useState<ComponentType<PhoneControlProps>>();
  const [text, setText] = useState(plain);
  const [country, setCountry] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const { name, ...control } = useControl(field);
  const isInvalid = control['aria-invalid'] ?? false;
  useFormReset(root, () => {
    setText(plain);
    setCountry(first);
    setResets((count) => count + 1);
  });

  const load = useCallback(async () => {
    try {
      const { PhoneControl } = await import('./phone-control.tsx');
      setControl(() => PhoneControl);
    } catch (error) {
      console.warn(error); // the plain field goes on working
    }
  }, []);

  useEffect(() => {
    if (defaultValue || root.current?.contains(document.activeElement)) load();
  }, [defaultValue, load]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    load();
    const { target } = event;
    const meant = meantNumber(target.value, text, country.dialCode);
    // As if typed like that, because the next key may come before React has drawn another number.
    if (meant) target.value = meant;
    if (handle.current) handle.current.change(event);
    else setText(target.value);
  }

  function focus({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    load();
    if (text !== `+${country.dialCode} `) return;
    // After Tab, browsers select the whole text, and the first digit would replace the dial code.
    requestAnimationFrame(() => input.setSelectionRange(input.value.length, input.value.length));
  }

  function paste(event: ClipboardEvent) {
    const number = internationalNumber(event.clipboardData.getData('text'));
    if (!number) return; // a number without a dial code is pasted at the cursor
    event.preventDefault();
    if (handle.current) handle.current.take(number);
    else setText(number);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  const openList = isOpen && Control ? listId : undefined;
  return (
    <Field {...field} control={control.id}>
      <div ref={root} data-part="phone" className={frameLook(isInvalid)}>
        <button
          ref={button}
          type="button"
          className={clsx(
            'flex flex-none cursor-pointer items-center gap-2.5 border-e border-line ps-3.5 pe-3 hover:bg-teal/8',
            'focus-visible:-outline-offset-3 noscript:hidden',
            'disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-60',
          )}
          aria-label={`Country: ${country.name}, +${country.dialCode}`}
          aria-haspopup="listbox"
          aria-expanded={openList !== undefined}
          aria-controls={openList}
          disabled={control.disabled}
          onPointerEnter={load}
          onFocus={load}
          onMouseDown={(event) => event.preventDefault()} // else an open list loses the focus, closes, and reopens
          onClick={() => setOpen(!isOpen)}
          onKeyDown={openByArrow}
        >
          <Flag code={country.code} folder={flags} />
          <span className="-mt-[0.2rem] size-[0.4rem] rotate-45 border-r-[1.5px] border-b-[1.5px] border-quiet" />
        </button>
        <input
          {...control}
          name={Control ? undefined : name} // the control sends a value of its own
          ref={input}
          type="tel"
          autoComplete="tel"
          value={text}
          onChange={change}
          onPaste={paste}
          onPointerEnter={load}
          onFocus={focus}
          className={clsx(
            'min-w-0 flex-1 scroll-mt-12 bg-transparent px-3.5 py-2.75 tabular-nums disabled:cursor-not-allowed',
            'focus-visible:outline-none', // the box around it has the ring
          )}
        />
        {Control && (
          <Control
            key={resets}
            ref={handle}
            {...{ input, name, limits, flags, openList, onChange }}
            disabled={control.disabled}
            firstCountry={first.code}
            typed={text === plain ? defaultValue : (internationalNumber(text) ?? text)}
            onShow={(text, country) => {
              setText(text);
              setCountry(country);
            }}
            onClose={(by) => {
              setOpen(false);
              if (by === 'escape') button.current?.focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}
