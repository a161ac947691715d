import groq from 'groq';
import { type Severity, severities } from './scales.ts';

// The worst first.
const order: readonly Severity[] = severities.map(({ value }) => value);

/**
 * The GROQ expression for the risk with a page that comes before this one in the library, or after it. The library
 * lists the worst first, and equally bad ones by title. The query reads one risk, however many there are.
 */
export function neighbour(side: 'before' | 'after', projection: string): string {
  const [than, direction] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  const first = (condition: string) =>
    groq`*[_type == "risk" && defined(slug.current) && ${condition}] | order(lower(title) ${direction})[0]${projection}`;
  const nearest = (own: Severity) => {
    const place = order.indexOf(own);
    const others = side === 'before' ? order.slice(0, place).toReversed() : order.slice(place + 1);
    return groq`coalesce(${['null', ...others.map(firstOf)].join(', ')})`;
  };
  // `count` finds out from an index that there is none; a search in order of title would find out at its end only.
  const firstOf = (other: Severity) =>
    groq`select(count(*[_type == "risk" && severity == "${other}"]) > 0 => ${first(`severity == "${other}"`)})`;
  return groq`coalesce(
    ${first(`severity == ^.severity && lower(title) ${than} lower(^.title)`)},
    select(${order.map((own) => groq`severity == "${own}" => ${nearest(own)}`).join(', ')})
  )`;
}
