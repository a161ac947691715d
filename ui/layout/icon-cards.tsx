import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';

/** One cell: an icon, a title, a few words and perhaps a way on. */
export type IconCard = {
  key: string;
  icon: IconName | null;
  title: string;
  text: string | null;
  href?: string | null;
  linkLabel?: string | null;
};

/** Cards as cells of one table that share their hairlines; a card with an address can be clicked anywhere. */
export function IconCards({
  cards,
  columns,
  level = 3,
}: {
  cards: IconCard[];
  columns: 2 | 3 | 4;
  level?: HeadingLevel;
}) {
  if (cards.length === 0) return null;
  return (
    <ul className="cells icon-cards" style={{ '--wide-columns': Math.min(columns, cards.length) }}>
      {cards.map(({ key, icon, title, text, href, linkLabel }) => (
        <li key={key}>
          {icon && <Icon name={icon} />}
          <Heading level={level} size={5}>
            {href ? (
              <Link href={href} className="cover">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {text && <p>{text}</p>}
          {href && (
            <span className="go" aria-hidden="true">
              {linkLabel || 'Read on'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
