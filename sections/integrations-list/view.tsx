import { CardFilter } from '#ui/card-filter.tsx';
import { IntegrationCard } from '#ui/integration-card.tsx';
import { Intro } from '#ui/intro.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** All integrations as cards; a search field and the categories narrow them down. */
export default function IntegrationsList({ eyebrow, title, text, emptyText, integrations, ...frame }: Props) {
  const cards = integrations.map(({ title: name, slug, category, description, logoColorful }) => ({
    key: slug,
    words: [name, category, description].join(' '),
    category,
    content: (
      <IntegrationCard title={name} category={category} description={description} logo={logoColorful} />
    ),
  }));
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} />
      <CardFilter label="Search integrations" emptyText={emptyText} cards={cards} />
    </Section>
  );
}
