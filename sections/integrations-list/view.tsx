import { IntegrationCard } from '#ui/brand/integration-card.tsx';
import { CardFilter } from '#ui/card-filter/card-filter.tsx';
import { facetOf } from '#ui/card-filter/facet-of.ts';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** All integrations as cards, with a search field and categories to filter by. */
export default function IntegrationsList({ eyebrow, title, text, emptyText, integrations, ...frame }: Props) {
  const cards = integrations.map(({ _id, title: name, category, description }) => ({
    key: _id,
    words: [name, category, description].join(' '),
    facets: { category: category?.trim() ?? null },
  }));
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} />
      <CardFilter
        cards={cards}
        label="Search integrations"
        facets={[
          facetOf(
            'category',
            'Category',
            integrations.map(({ category }) => category),
          ),
        ]}
        emptyText={emptyText}
      >
        {integrations.map(({ _id, title: name, category, description, logoColorful }) => (
          <IntegrationCard
            key={_id}
            title={name}
            category={category}
            description={description}
            logo={logoColorful}
          />
        ))}
      </CardFilter>
    </Section>
  );
}
