import { PositionRow, Positions } from '#ui/brand/positions.tsx';
import { CardFilter } from '#ui/card-filter/card-filter.tsx';
import { facetOf } from '#ui/card-filter/facet-of.ts';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

type Position = Props['positions'][number];

/** The open positions as a list laid out like a table, with filters where the editor wants them. */
export default function PositionsList({
  eyebrow,
  title,
  text,
  positions,
  emptyText,
  isFilterable,
  ...frame
}: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      {isFilterable && positions.length > 1 ? (
        <CardFilter
          cards={positions.map(cardOf)}
          label="Search positions"
          layout="lines"
          facets={[
            facetOf('place', 'Place', positions.flatMap(placesOf)),
            facetOf(
              'type',
              'Type',
              positions.map(({ type }) => type),
            ),
            facetOf(
              'team',
              'Team',
              positions.map(({ department }) => department),
            ),
          ]}
          emptyText="No open position fits."
        >
          {positions.map((position) => (
            <PositionRow key={position.slug} position={position} />
          ))}
        </CardFilter>
      ) : (
        <Positions positions={positions} emptyText={emptyText} />
      )}
    </Section>
  );
}

function cardOf({ title, slug, location, type, department }: Position) {
  return {
    key: slug,
    words: [title, department, location, type].join(' '),
    facets: { place: placesOf({ location }), type: type?.trim() ?? null, team: department?.trim() ?? null },
  };
}

/** The places in a location: "Lisbon or remote in Europe" names two. */
function placesOf({ location }: Pick<Position, 'location'>): string[] {
  const places = location?.trim() ? location.trim().split(/\s+or\s+/i) : [];
  return places.map((place) => place.charAt(0).toUpperCase() + place.slice(1));
}
