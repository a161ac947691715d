import clsx from 'clsx';
import { PartedRow } from '#ui/layout/parted-row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { Mark } from '#ui/picture/mark.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Props } from './contract.ts';

type Logo = Props['logos'][number];

const maxInLine = 6;

/** The logos of customers in rows of equal cells, each logo in the single colour of its ground. */
export default function Logos({ title, text, logos, ...frame }: Props) {
  if (logos.length === 0) return null;
  return (
    <Section frame={frame}>
      {(title || text) && (
        <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          {title && (
            <Heading level={2} size={6}>
              {title}
            </Heading>
          )}
          {text && (
            <Text size="s" quiet className="text-pretty">
              {text}
            </Text>
          )}
        </header>
      )}
      <PartedRow columns={[2, 3, inLine(logos.length)]} label={title ?? 'Customers'}>
        {logos.map((logo) => (
          <li key={logo.key} className="flex">
            <Cell logo={logo} />
          </li>
        ))}
      </PartedRow>
    </Section>
  );
}

/** The number of logos in a row on wide screens, such that the rows are as even as possible. */
function inLine(count: number): number {
  return Math.ceil(count / Math.ceil(count / maxInLine));
}

const cell = 'flex min-h-24 grow items-center justify-center gap-3 px-4 py-5 desk:min-h-28';

function Cell({ logo: { name, mark, isOpaque, isNameShown, href } }: { logo: Logo }) {
  const isNamed = !mark || isNameShown;
  const content = (
    <>
      {mark && <Mark picture={mark} alt={isNamed ? '' : name} isOpaque={isOpaque} />}
      {isNamed && <span className="min-w-0 text-center font-heading text-h5 text-quiet">{name}</span>}
    </>
  );
  if (!href) return <div className={cell}>{content}</div>;
  return (
    <Link
      href={href}
      className={clsx(
        cell,
        'relative hover:bg-raised motion-safe:transition-colors',
        'after:absolute after:inset-x-0 after:bottom-0 after:origin-left after:border-teal after:border-b-2',
        'after:scale-x-0 hover:after:scale-x-100 motion-safe:after:transition-transform rtl:after:origin-right',
      )}
    >
      {content}
    </Link>
  );
}
