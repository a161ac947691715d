import groq from 'groq';
import { type Severity, severities } from './scales.ts';

// From the worst on.
const order: readonly Severity[] = severities.map(({ value }) => value);

/**
 * The GROQ expression for the risk before this one, or after it, that has a page, in the order of the library: the worst first,
 * and equally bad ones by their titles. One is asked for, however many there are.
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
  // An index knows that there is none, which a look along the alphabet finds out at its end.
  const firstOf = (other: Severity) =>
    groq`select(count(*[_type == "risk" && severity == "${other}"]) > 0 => ${first(`severity == "${other}"`)})`;
  return groq`coalesce(
    ${first(`severity == ^.severity && lower(title) ${than} lower(^.title)`)},
    select(${order.map((own) => groq`severity == "${own}" => ${nearest(own)}`).join(', ')})
  )`;
}
