import { HitRow } from './hit-row.tsx';
import type { SearchAnswer } from './search-answer.ts';

/** An option in the list of the search: a hit or a suggestion. */
export interface SearchOption {
  href: string;
  content: React.ReactNode;
}

/** The options of an answer. */
export function optionsOf({ hits, suggestions }: SearchAnswer): SearchOption[] {
  return [
    ...hits.map((hit) => ({ href: hit.href, content: <HitRow hit={hit} /> })),
    ...suggestions.map(({ title, href }) => ({
      href,
      content: <span className="text-s text-ink">{title}</span>,
    })),
  ];
}

/** The id of an option, by its index. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;

/** The list of options. They are links, so that the mouse can follow them and browsers can open them elsewhere. */
export function SearchOptions({
  id,
  label,
  options,
  active,
  onPoint,
  onFollow,
}: {
  id: string;
  label: string;
  options: readonly SearchOption[];
  active: number;
  onPoint: (place: number) => void;
  onFollow: () => void;
}) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map(({ href, content }, place) => (
        <a
          key={href}
          id={optionId(id, place)}
          href={href}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onPointerMove={() => onPoint(place)}
          onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || onFollow()}
          className="block scroll-my-2 rounded-s px-3 py-2.5 outline-teal aria-selected:bg-mist aria-selected:outline-2 aria-selected:-outline-offset-2"
        >
          {content}
        </a>
      ))}
    </div>
  );
}
