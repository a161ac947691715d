import clsx from 'clsx';
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
    <ul
      className="cells bg-raised tablet:[--columns:2] desk:[--columns:var(--wide-columns)]"
      style={{ '--wide-columns': Math.min(columns, cards.length) }}
    >
      {cards.map(({ key, icon, title, text, href, linkLabel }) => (
        <li
          key={key}
          className={clsx(
            'group/card flex flex-col items-start p-[clamp(1.5rem,2.4vw,2.25rem)] text-s text-quiet',
            'transition-colors has-[a:hover]:bg-[color-mix(in_oklab,var(--color-teal)_7%,var(--color-raised))]',
          )}
        >
          {icon && (
            <Icon
              name={icon}
              className="mb-[clamp(2rem,4vw,3.5rem)] text-[1.4rem] text-teal [--stroke:1.25]"
            />
          )}
          <Heading
            level={level}
            size={5}
            className="mb-2 text-ink transition-colors group-has-[a:hover]/card:text-teal"
          >
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
            <span className="go mt-auto pt-5 text-xs group-has-[a:hover]/card:after:w-9" aria-hidden="true">
              {linkLabel || 'Read on'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
