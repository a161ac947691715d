import { PartedRow } from '#ui/layout/parted-row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { SpokenValue } from '#ui/text/spoken-value.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Props } from './contract.ts';

type Result = Props['results'][number];

/**
 * Measured results side by side, all in the largest size that fits the longest; below each, what it measures and its
 * source.
 */
export default function Numbers({ eyebrow, title, text, results, ...frame }: Props) {
  if (results.length === 0) return null;
  const letters = Math.max(
    ...results.map(({ value, unit }) => value.length + (unit ? unit.length / 2 + 1 : 0)),
  );
  return (
    <Section frame={frame}>
      {title ? (
        <Intro eyebrow={eyebrow} title={title} text={text} split />
      ) : (
        (eyebrow || text) && (
          <header className="mb-8 grid gap-4">
            <Eyebrow>{eyebrow}</Eyebrow>
            {text && <Text quiet>{text}</Text>}
          </header>
        )
      )}
      <PartedRow as="dl" columns={[1, results.length === 3 ? 3 : 2, results.length]}>
        {results.map((result) => (
          <Cell key={result.key} result={result} letters={letters} />
        ))}
      </PartedRow>
    </Section>
  );
}

/** Screen readers say it as a sentence: what is measured, the number, and its source. */
function Cell({
  result: { value, unit, label, source, href },
  letters,
}: {
  result: Result;
  letters: number;
}) {
  return (
    <div className="@container flex flex-col gap-2 px-[clamp(1.25rem,2.4vw,2.25rem)] py-8">
      <dt className="text-pretty">{label}</dt>
      <dd
        className={[
          '-order-1 text-balance font-heading font-semibold leading-none tracking-[-0.034em]',
          'text-[length:clamp(var(--text-h4),calc(165cqi/var(--letters)),var(--text-h1))]',
        ].join(' ')}
        style={{ '--letters': letters }}
      >
        <SpokenValue value={value} />
        {unit && (
          <>
            {' '}
            <span className="text-[0.5em] text-quiet tracking-[-0.02em]">{unit}</span>
          </>
        )}
      </dd>
      <dd className="mono mt-auto pt-6 text-quiet">
        {href ? (
          <Link href={href} className="link text-teal">
            {source}
          </Link>
        ) : (
          source
        )}
      </dd>
    </div>
  );
}
