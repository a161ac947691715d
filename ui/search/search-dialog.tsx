'use client';

import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SearchField } from './search-field.tsx';
import { searchNews } from './search-news.ts';
import { optionId, optionsOf, SearchOptions } from './search-options.tsx';
import { useSearchAnswer } from './use-search-answer.ts';

/** The label of the pages that are offered where nothing was asked or found. */
const offered = 'Where to begin';

/**
 * The search as a dialog over the page: a combobox whose list follows what is typed
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox). Arrows choose, Enter goes there, Escape closes.
 */
export function SearchDialog({
  initial,
  action,
  onClose,
}: {
  /** The text typed before the dialog was there. */
  initial: string;
  /** The path of the search page. */
  action: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [question, setQuestion] = useState(initial);
  const [moved, setMoved] = useState<number | null>(null);
  const { answer, failure, isAsking } = useSearchAnswer(question);
  const options = answer && !failure ? optionsOf(answer) : [];
  const isOffered = options.length > 0 && answer?.hits.length === 0;
  // The best hit is active by itself; suggestions are not.
  const place = Math.min(moved ?? (answer?.hits.length ? 0 : -1), options.length - 1);
  const chosen = place >= 0 ? optionId(list, place) : undefined;

  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const move = (by: number) => {
    const count = options.length;
    if (count > 0) setMoved(place < 0 ? (by > 0 ? 0 : count - 1) : (place + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: SyntheticEvent) => {
    // The list may answer only the first letters; then the search page gives the full answer.
    if (!chosen || isAsking) return;
    event.preventDefault();
    document.getElementById(chosen)?.click();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      data-part="search"
      onClose={onClose}
      closedby="any"
      className={
        'm-0 h-dvh max-h-none w-full max-w-none border-line bg-paper text-ink ' +
        'tablet:mx-auto tablet:mt-[10vh] tablet:h-fit tablet:max-h-[75vh] tablet:max-w-2xl tablet:rounded-m tablet:border ' +
        'backdrop:bg-deep/50'
      }
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many screen readers */}
        <form
          role="search"
          action={action}
          onSubmit={onSubmit}
          className="flex items-center gap-2 border-b border-line p-3"
        >
          <SearchField
            autoFocus
            value={question}
            onChange={({ target }) => {
              setQuestion(target.value);
              setMoved(null);
            }}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={chosen}
            className="min-w-0 flex-1"
          />
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="min-h-12 cursor-pointer px-3 text-s font-medium text-quiet hover:text-ink"
          >
            Close
          </button>
        </form>
        <div aria-busy={isAsking} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">
          <p role="status" className="px-3 pb-2 text-xs text-quiet">
            {failure ?? (answer ? searchNews(answer) : 'Looking…')}
          </p>
          {isOffered && (
            <p aria-hidden="true" className="mono px-3 pt-3 pb-1 text-quiet">
              {offered}
            </p>
          )}
          <SearchOptions
            id={list}
            label={isOffered ? offered : 'Found'}
            options={options}
            active={place}
            onPoint={setMoved}
            onFollow={() => dialog.current?.close()}
          />
        </div>
      </div>
    </dialog>
  );
}
