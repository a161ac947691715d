/** An identity: its owner, null for nobody, and the systems that it opens, with what stops there without it. */
export interface EstateIdentity {
  key: string;
  name: string;
  /** The name of its kind. */
  kind: string;
  owner: string | null;
  lastUsed: string | null;
  opens: readonly { key: string; system: string; stops: string | null }[];
}

/** A name at its height, in percent of the drawing. */
export interface PlacedName {
  name: string;
  y: number;
}

/** An estate with the heights of its owners, identities and systems. */
export interface PlacedEstate {
  /** Identities without an owner share one whose name is null. */
  owners: { name: string | null; y: number }[];
  identities: PlacedIdentity[];
  systems: PlacedName[];
}

/** An identity with its height, the height of its owner, and those of what it opens. */
export interface PlacedIdentity {
  identity: EstateIdentity;
  y: number;
  ownerY: number;
  opens: { key: string; y: number; stops: string | null }[];
}

/**
 * Places everything of an estate: identities in their order, and owners and systems, each once, as near as possible
 * to the middle of what they belong to, so that few lines cross.
 */
export function placeEstate(identities: readonly EstateIdentity[]): PlacedEstate {
  const rowOf = new Map(identities.map(({ key }, row) => [key, spread(row, identities.length)]));
  const at = ({ key }: EstateIdentity) => rowOf.get(key) ?? 0;
  const owners = placeByMiddle(identities.map((identity) => ({ name: identity.owner, y: at(identity) })));
  const systems = placeByMiddle(
    identities.flatMap((identity) => identity.opens.map(({ system }) => ({ name: system, y: at(identity) }))),
  );
  return {
    owners: [...owners].map(([name, y]) => ({ name, y })),
    identities: identities.map((identity) => ({
      identity,
      y: at(identity),
      ownerY: owners.get(identity.owner) ?? 0,
      opens: identity.opens.map(({ key, system, stops }) => ({ key, y: systems.get(system) ?? 0, stops })),
    })),
    systems: [...systems].map(([name, y]) => ({ name, y })),
  };
}

/** Each name once, sorted by the mean height of what it belongs to, and spread over the whole height. */
function placeByMiddle<Name>(places: readonly { name: Name; y: number }[]): Map<Name, number> {
  const names = [...Map.groupBy(places, ({ name }) => name)]
    .map(([name, all]) => ({ name, middle: all.reduce((sum, { y }) => sum + y, 0) / all.length }))
    .toSorted((a, b) => a.middle - b.middle);
  return new Map(names.map(({ name }, row) => [name, spread(row, names.length)]));
}

const spread = (row: number, rows: number): number => Math.round(((row + 0.5) / rows) * 1000) / 10;
