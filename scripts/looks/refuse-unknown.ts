import { beginningOf, fixedViews } from '#e2e/looks/views.ts';
import { kinds } from '#sections/registry.ts';

/** Throws when no view's name can begin with `name`, as far as that is known before a site is started. */
export function refuseUnknown(name: string): void {
  const beginnings = Object.keys(kinds).map(beginningOf);
  const isKnown =
    fixedViews.some((view) => view.name.startsWith(name)) ||
    beginnings.some((beginning) => beginning.startsWith(name) || name.startsWith(beginning));
  if (isKnown) return;
  const all = [...fixedViews.map((view) => view.name), ...beginnings.map((beginning) => `${beginning}…`)];
  throw new Error(`No view has a name that begins with "${name}". They are ${all.join(', ')}.`);
}
