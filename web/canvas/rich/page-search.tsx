import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FoundPage, FoundPages } from '#canvas/messages.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { typedAddress } from '#schemas/link/typed-address.ts';
import { inputLook } from '../canvas-look.ts';
import { nextOption } from '../option-keys.ts';

/**
 * A search for a page of the site by its title. The first one found is marked, arrow keys mark another, and Enter takes
 * it.
 */
export function PageSearch({
  find,
  onPick,
  onAddress,
}: {
  find: (words: string, take: (found: FoundPages) => void) => void;
  onPick: (page: FoundPage) => void;
  /** Hears an address that was typed in place of a title. */
  onAddress: (address: string) => void;
}) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<FoundPages & { words: string }>();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const look = useEffectEvent((words: string) =>
    find(words, ({ pages, fault }) => {
      setFound({ words, pages, ...(fault !== undefined && { fault }) });
      setActive(0);
    }),
  );
  useEffect(() => {
    if (words.trim()) look(words);
  }, [words]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const pages = (words.trim() ? found?.pages : undefined) ?? [];
  const isAnswered = found?.words === words;
  const address = typedAddress(words);
  const isAddress = checkAddress(address) === true;

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event, list.current, active, false);
    if (next !== undefined) setActive(next);
    const isEnter = event.key === 'Enter' && words.trim() !== '';
    // Until the answer arrives, the marked page was found by earlier words.
    const meant = isAddress ? pages.find(({ path }) => path === address) : pages[active];
    if (isEnter && isAnswered && meant) onPick(meant);
    else if (isEnter && isAddress) onAddress(address);
    if (next !== undefined || isEnter) event.preventDefault();
  };
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-xs font-semibold">
        Page of this site
        <input
          // biome-ignore lint/a11y/noAutofocus: it comes where "Another" was pressed, which goes
          autoFocus
          role="combobox"
          autoComplete="off"
          aria-expanded={pages.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={pages[active] && `${id}-${active}`}
          aria-autocomplete="list"
          className={inputLook}
          value={words}
          placeholder="Its title, or any address"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={press}
        />
      </label>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Pages that are found"
        className="max-h-60 overflow-y-auto"
      >
        {pages.map((page, at) => (
          // The field above handles the keys.
          <div
            key={page.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={clsx(
              'flex min-h-8 cursor-pointer items-center justify-between gap-2 rounded-s px-3 py-1 text-s pointer-coarse:min-h-11',
              at === active && 'bg-mist',
            )}
            onPointerMove={() => setActive(at)}
            onClick={() => onPick(page)}
            onKeyDown={() => {}}
          >
            <span className="min-w-0">
              <span className="block truncate">{page.title}</span>
              <span className="block truncate text-xs text-quiet">{page.path ?? 'No address yet'}</span>
            </span>
            <span className="shrink-0 text-quiet">{page.kind}</span>
          </div>
        ))}
      </div>
      {isAddress && (
        <p role="status" className="text-xs text-quiet">
          Enter takes it as an address.
        </p>
      )}
      {found && !isAddress && pages.length === 0 && isAnswered && words.trim() && (
        <p role="status" className="text-xs text-quiet">
          {found.fault === undefined
            ? 'No published page has this in its title.'
            : `The pages could not be searched: ${found.fault}`}
        </p>
      )}
    </div>
  );
}
