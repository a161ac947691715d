import clsx from 'clsx';
import { CardFilter } from '#ui/card-filter/card-filter.tsx';
import { cardLayouts } from '#ui/card-filter/card-look.ts';
import { facetOf } from '#ui/card-filter/facet-of.ts';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

type Study = Props['studies'][number];

/** Case studies as cards; where there are several, visitors can search them and filter by industry. */
export default function CaseStudiesList({
  eyebrow,
  title,
  text,
  isFilterable,
  emptyText,
  studies,
  ...frame
}: Props) {
  const cards = studies.map((study) => <StudyCard key={study.slug} study={study} level={title ? 3 : 2} />);
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} />
      {isFilterable && studies.length > 1 ? (
        <CardFilter
          cards={studies.map(({ slug, industry, ...words }) => ({
            key: slug,
            words: [words.title, words.customer, industry, words.summary].join(' '),
            facets: { industry: industry.trim() },
          }))}
          label="Search case studies"
          layout="wide"
          facets={[
            facetOf(
              'industry',
              'Industry',
              studies.map(({ industry }) => industry),
            ),
          ]}
          emptyText={emptyText}
        >
          {cards}
        </CardFilter>
      ) : (
        <div className={cardLayouts.wide}>{cards.length > 0 ? cards : <p>{emptyText}</p>}</div>
      )}
    </Section>
  );
}

// A card of two columns or more has its number beside the words.
const numberLook = clsx(
  'mono mt-auto border-line border-t pt-4 leading-[1.6] text-quiet @min-[40rem]:mt-0 @min-[40rem]:w-60',
  '@min-[40rem]:flex-none @min-[40rem]:self-stretch @min-[40rem]:border-s @min-[40rem]:border-t-0',
  '@min-[40rem]:content-center @min-[40rem]:ps-8 @min-[40rem]:pt-0',
);

/** A case study: its title, the customer, the summary and its first number. The whole card is its link. */
function StudyCard({ study, level }: { study: Study; level: 2 | 3 }) {
  const { title, href, customer, industry, summary, number } = study;
  return (
    <article className="group/card frame @container h-full bg-raised transition-colors has-[a:hover]:bg-tint">
      <div className="flex h-full flex-col gap-x-8 gap-y-3.5 p-6 @min-[40rem]:flex-row">
        <div className="flex grow flex-col gap-3.5">
          <p className="mono leading-[1.6] text-quiet">{[customer, industry].filter(Boolean).join(', ')}</p>
          <Heading level={level} size={4} className="transition-colors group-has-[a:hover]/card:text-teal">
            <Link href={href} className="cover">
              {title}
            </Link>
          </Heading>
          <p className="max-w-[34em] @min-[40rem]:text-l">{summary}</p>
        </div>
        {number && (
          <p className={numberLook}>
            <span className="heading block text-h3 text-ink @min-[40rem]:text-h2">{number.value}</span>{' '}
            {number.label}
          </p>
        )}
      </div>
    </article>
  );
}
