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

/** A case study: its title, the customer, the summary and its first number. The whole card is its link. */
function StudyCard({ study, level }: { study: Study; level: 2 | 3 }) {
  const { title, href, customer, industry, summary, number } = study;
  return (
    <article className="frame flex h-full flex-col gap-3.5 bg-raised p-6">
      <p className="mono leading-[1.6] text-quiet">{[customer, industry].filter(Boolean).join(', ')}</p>
      <Heading level={level} size={4}>
        <Link href={href} className="cover underline-offset-[0.2em] hover:underline">
          {title}
        </Link>
      </Heading>
      <p>{summary}</p>
      {number && (
        <p className="mono mt-auto border-t border-line pt-4 leading-[1.6] text-quiet">
          <span className="heading block text-h3 text-ink">{number.value}</span> {number.label}
        </p>
      )}
    </article>
  );
}
