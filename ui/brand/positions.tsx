import { Link } from '../link/link.tsx';

/** One open position in the list. */
export type PositionLine = {
  title: string;
  href: string | null;
  location?: string | null;
  type?: string | null;
  department?: string | null;
};

/** The open positions, a line each that leads to it; `emptyText` when there is none. */
export function Positions({ positions, emptyText }: { positions: PositionLine[]; emptyText: string }) {
  if (positions.length === 0) return <p className="positions-empty">{emptyText}</p>;
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

/** One line of such a list. */
export function PositionRow({
  position: { title, href, location, type, department },
}: {
  position: PositionLine;
}) {
  return (
    <Link href={href} className="position">
      <span className="position-title">{title}</span>
      <span>{department}</span>
      <span>{location}</span>
      <span>{type}</span>
    </Link>
  );
}
