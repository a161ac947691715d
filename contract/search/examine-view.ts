import { withPage } from '../findings.ts';
import type { SearchEngine } from './engine.ts';
import type { ExaminedView } from './examined-view.ts';
import { propsOf, type SearchedKind } from './search-kind.ts';
import { viewFaults, withoutIntended } from './view-faults.ts';

/**
 * The faults of the view of a kind, drawn from the least, the sample and the fullest that an editor can publish: a text
 * that is drawn nowhere, a choice that changes nothing, a text within a style or an address, headings that skip a rank,
 * what axe finds, and what cannot go over the border between server and browser. Each says the field or the place; what
 * the kind lists as intended is left out.
 * @example
 * await examineView({ kind, compiled, projection, contract, view, world }, openSearchEngine());
 */
export async function examineView(searched: SearchedKind, engine: SearchEngine): Promise<string[]> {
  const given: ExaminedView['given'] = (stored, around) => {
    const { props } = propsOf(searched, engine, stored, around);
    return props && { props, made: props };
  };
  const { found } = await viewFaults({ ...searched, given });
  return withoutIntended(found, searched.intended).map(({ path, name, said }) =>
    withPage(name, `${searched.kind}, ${path}: ${said}.`),
  );
}
