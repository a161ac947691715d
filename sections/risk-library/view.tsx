import { byDate, bySeverity, byTitle } from '#schemas/risk/order-risks.ts';
import { affectedIdentities, riskCategories, severities, titleIn } from '#schemas/risk/scales.ts';
import { RiskCard } from '#ui/brand/risk/risk-card.tsx';
import { CardFilter } from '#ui/card-filter/card-filter.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

const optionsOf = (list: readonly { title: string; value: string }[]) =>
  list.map(({ title, value }) => ({ label: title, value }));

const facets = [
  { name: 'severity', label: 'Severity', options: optionsOf(severities) },
  { name: 'category', label: 'Category', options: optionsOf(riskCategories) },
];

/** All risks as cards, the worst first; visitors can search them, filter by severity and category, and sort them. */
export default function RiskLibrary({ eyebrow, title, text, emptyText, risks, ...frame }: Props) {
  const shown = bySeverity(risks);
  const cards = shown.map(({ _id, title: name, severity, category, affected, summary }) => ({
    key: _id,
    words: [
      name,
      summary,
      titleIn(severities, severity),
      titleIn(riskCategories, category),
      ...affected.map((identity) => titleIn(affectedIdentities, identity)),
    ].join(' '),
    facets: { severity, category },
  }));
  const keysOf = (sorted: Props['risks']) => sorted.map(({ _id }) => _id);
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} />
      <CardFilter
        cards={cards}
        label="Search risks"
        facets={facets}
        orders={[
          { name: 'severity', label: 'Worst first' },
          { name: 'title', label: 'By title', keys: keysOf(byTitle(risks)) },
          { name: 'newest', label: 'Newest first', keys: keysOf(byDate(risks)) },
        ]}
        emptyText={emptyText}
      >
        {shown.map(({ _id, title: name, severity, category, summary, href }) => (
          <RiskCard
            key={_id}
            title={name}
            severity={severity}
            category={titleIn(riskCategories, category)}
            summary={summary}
            href={href}
          />
        ))}
      </CardFilter>
    </Section>
  );
}
