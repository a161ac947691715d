import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';

/** One cell: an icon, a title, a few words and an optional link. */
export type IconCard = {
  key: string;
  icon: IconName | null;
  title: string;
  text: string | null;
  href?: string | null;
  linkLabel?: string | null;
};

/**
 * Cards as cells of one grid that share their hairlines. The whole area of a card with an address is its link, and on
 * phones the icon stands beside the words.
 */
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
            'group/card flex items-start gap-5 p-[clamp(1.25rem,2.4vw,2.25rem)] text-s text-quiet tablet:flex-col',
            // With two columns, an odd last card fills its row.
            'tablet:max-desk:last:odd:col-span-2',
            'transition-colors has-[a:hover]:bg-tint',
          )}
        >
          {icon && (
            <Icon
              name={icon}
              className="shrink-0 text-[1.4rem] text-teal [--stroke:1.25] tablet:mb-[clamp(0.25rem,1.5vw,1.25rem)]"
            />
          )}
          <div className="flex min-w-0 grow flex-col items-start">
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
            {text && <p className="max-w-[34em]">{text}</p>}
            {href && (
              <span
                className="go mt-auto pt-3 text-xs group-has-[a:hover]/card:after:w-9 tablet:pt-5"
                aria-hidden="true"
              >
                {linkLabel || 'Read on'}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
