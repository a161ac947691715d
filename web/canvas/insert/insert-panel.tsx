import { CloseIcon } from '@sanity/icons/Close';
import { SearchIcon } from '@sanity/icons/Search';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { findOffers, foundGroups, latestOffers, offersInGroups } from '#canvas/sections/find-offers.ts';
import { type Insertable, type KnownShared, withShared } from '#canvas/sections/shared-offers.ts';
import { isKind } from '#sections/check-section.ts';
import { offersOf } from '#sections/insert-menu.ts';
import { buttonLook } from '../canvas-look.ts';
import { closeAround, Dialog } from '../dialog.tsx';
import { nextOption } from '../option-keys.ts';
import { readLatest } from './insert-latest.ts';

const maxLatest = 3;

/**
 * The kinds that can be inserted, and the shared sections, with their pictures: to be searched, and chosen by mouse,
 * finger or keys.
 */
export function InsertPanel({
  types,
  findShared,
  onChoose,
  onPoint,
  onClose,
}: {
  types: readonly string[];
  /** Asks for the shared sections. */
  findShared: (take: (known: KnownShared) => void) => void;
  onChoose: (choice: Insertable) => void;
  /** Hears that an option of this kind is marked, and likely to be chosen. */
  onPoint: (kind: string) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const [own] = useState<Insertable[]>(() => offersOf(types));
  const [known, setKnown] = useState<KnownShared>();
  const askShared = useEffectEvent(() => findShared(setKnown));
  useEffect(() => {
    askShared();
  }, []);
  const offers = withShared(own, known);
  const [latest] = useState(() =>
    latestOffers(
      own.filter(({ name }) => isKind(name)),
      readLatest(),
      maxLatest,
    ),
  );
  // Marked by its name and not by its index, because shared sections arrive among the others while somebody chooses.
  const [marked, mark] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = search.trim() ? foundGroups(offers, search) : offersInGroups(offers, latest);
  const shown = groups.flatMap(({ title, of }) => of.map((offer) => ({ offer, name: nameIn(title, offer) })));
  const active = Math.max(
    0,
    shown.findIndex(({ name }) => name === marked),
  );
  const chosen = shown[active]?.offer;
  const pointed = chosen && kindOf(chosen);
  const tellPointed = useEffectEvent((type: string) => onPoint(type));
  useEffect(() => {
    if (pointed) tellPointed(pointed);
  }, [pointed]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const move = (event: KeyboardEvent) => {
    // While an input method composes, the keys are for it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    const next = nextOption(event, list.current, active, search === '');
    if (event.key !== 'Enter' && next === undefined) return;
    event.preventDefault();
    if (next !== undefined) mark(shown[next]?.name);
  };
  const places = own.filter(({ name }) => !offers.some((offer) => offer.name === name));
  // Only where the search could have meant shared sections.
  const isNothingShared = places.length > 0 && findOffers(places, search).length > 0;
  let index = -1;
  return (
    <Dialog
      label="Add a section"
      className="h-[min(44rem,calc((100dvh-2rem)/var(--canvas-zoom,1)))] w-[min(54rem,calc((100vw-2rem)/var(--canvas-zoom,1)))] overflow-hidden"
      onClose={onClose}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 border-b border-line px-4 py-2 [&>svg]:text-[1.5rem]">
          <SearchIcon />
          <input
            autoFocus
            role="combobox"
            aria-label="Search sections"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${active}`}
            placeholder="What are you looking for? Try “slider”, “quotes” or “prices”"
            className="h-11 min-w-0 flex-1 bg-transparent text-m outline-none"
            value={search}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value);
              mark(undefined);
            }}
            onKeyDown={move}
          />
          <button type="button" className={buttonLook} aria-label="Close" onClick={closeAround}>
            <CloseIcon />
          </button>
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Sections"
          className="flex-1 overflow-y-auto overscroll-contain px-4 pb-4"
        >
          {groups
            .filter(({ of }) => of.length > 0)
            .map(({ title, of }) => (
              <fieldset key={title} aria-label={title} className="min-w-0">
                <p className="pt-4 pb-2 text-xs font-semibold text-quiet">{title}</p>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
                  {of.map((offer) => {
                    index += 1;
                    const at = index;
                    return (
                      <Option
                        key={offer.shared?.id ?? offer.name}
                        id={`${id}-${at}`}
                        offer={offer}
                        isActive={at === active}
                        onPoint={() => mark(nameIn(title, offer))}
                        onChoose={() => onChoose(offer)}
                      />
                    );
                  })}
                </div>
              </fieldset>
            ))}
          {isNothingShared && (
            <p className="pt-4 text-xs text-quiet">
              Pages share no section yet. Press “Make shared” in the bar of one that another page is to show
              as well.
            </p>
          )}
          {shown.length === 0 && (
            <p className="py-10 text-center text-s text-quiet" role="status">
              Nothing is called “{search.trim()}”. Try a word for what it does, such as “pictures” or
              “questions”.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The name by which an option is marked. It includes the group because a kind that was used last is in its own group as
 * well.
 */
const nameIn = (group: string, { name, shared }: Insertable): string => `${group} ${shared?.id ?? name}`;

const kindOf = ({ name, shared }: Insertable): string => shared?.kind ?? name;

function Option({
  id,
  offer,
  isActive,
  onPoint,
  onChoose,
}: {
  id: string;
  offer: Insertable;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    // The field above handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-kind={kindOf(offer)}
      className={clsx(
        'flex cursor-pointer flex-col gap-1 rounded-s border p-2',
        isActive ? 'border-teal bg-mist' : 'border-transparent hover:bg-mist',
      )}
      onPointerMove={onPoint}
      onClick={onChoose}
      onKeyDown={() => {}}
    >
      {/* biome-ignore lint/performance/noImgElement: a small file of the site's own, in the only size that there is */}
      <img
        src={offer.picture}
        alt=""
        loading="lazy"
        className="aspect-8/5 w-full rounded-s border border-line bg-mist object-cover object-top"
      />
      <p className="text-s font-medium">{offer.title}</p>
      <p className="text-xs text-quiet">{offer.about}</p>
    </div>
  );
}
