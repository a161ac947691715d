import clsx from 'clsx';
import { Link } from '../link/link.tsx';

/** One open position in the list. */
export type PositionLine = {
  title: string;
  href: string | null;
  location?: string | null;
  type?: string | null;
  department?: string | null;
};

/** The open positions, one line each with a link; `emptyText` where there are none. */
export function Positions({ positions, emptyText }: { positions: PositionLine[]; emptyText: string }) {
  if (positions.length === 0) return <p className="border-y border-line py-8 text-quiet">{emptyText}</p>;
  return (
    <ul className="lines">
      {positions.map((position) => (
        <li key={position.href ?? position.title}>
          <PositionRow position={position} />
        </li>
      ))}
    </ul>
  );
}

// An empty fact keeps its column of the table.
const factLook = 'empty:hidden tablet:empty:block';

/** One position in the list. */
export function PositionRow({
  position: { title, href, location, type, department },
}: {
  position: PositionLine;
}) {
  return (
    <Link
      href={href}
      data-part="position"
      className={clsx(
        'group/position flex flex-wrap gap-x-5 gap-y-1 py-5.5 text-s text-quiet',
        'tablet:grid tablet:grid-cols-[3fr_6rem_2fr_5rem] desk:grid-cols-[6fr_2fr_3fr_1fr] tablet:items-baseline tablet:gap-x-6 tablet:gap-y-0',
        'duration-300 ease-out hover:ps-5 motion-safe:transition-[padding]',
      )}
    >
      <span
        className={clsx(
          'w-full text-balance font-heading text-h5 text-ink',
          'group-hover/position:text-teal',
        )}
      >
        {title}
      </span>
      <span className={factLook}>{department}</span>
      <span className={factLook}>{location}</span>
      <span className={factLook}>{type}</span>
    </Link>
  );
}
