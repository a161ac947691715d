import type { WorldDocument } from './world.ts';

/** A section that an editor can publish and that breaks its kind. */
export interface Counterexample {
  /** What happens, in a sentence. */
  fault: string;
  /** The section as it is stored, as short as it still breaks. */
  section: object;
  /** The documents that it needs around it. */
  neighbours: WorldDocument[];
}

type FaultOf = (section: object, neighbours: WorldDocument[]) => string | undefined;

/** Takes away from a section and its neighbours whatever the fault does not need. */
export function shorten(section: object, neighbours: WorldDocument[], faultOf: FaultOf): Counterexample {
  const fault = faultOf(section, neighbours) ?? '';
  const isSame = (words: string | undefined) => words?.slice(0, 24) === fault.slice(0, 24);
  const fewer = neighbours.reduce((kept, document) => {
    const without = kept.filter((one) => one !== document);
    return isSame(faultOf(section, without)) ? without : kept;
  }, neighbours);
  const short = without(section, (smaller) => isSame(faultOf(smaller as object, fewer))) as object;
  const bare = fewer.map((document, index) => {
    const others = (one: unknown) =>
      fewer.map((other, place) => (place === index ? (one as WorldDocument) : other));
    return without(document, (smaller) => isSame(faultOf(short, others(smaller)))) as WorldDocument;
  });
  return { fault: faultOf(short, bare) ?? fault, section: short, neighbours: bare };
}

/** The counterexample as it is printed: the fault, and the stored documents to paste into a test. */
export function describeCounterexample({ fault, section, neighbours }: Counterexample): string {
  const around =
    neighbours.length > 0
      ? `\nwith the documents\n${neighbours.map((one) => JSON.stringify(one)).join('\n')}`
      : '';
  return `${fault}\nThe stored section is\n${JSON.stringify(section, null, 2)}${around}`;
}

/** A copy without the fields and items that can go, one after the other, from the outside in. */
function without(value: unknown, isStill: (smaller: unknown) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let kept = value as Record<string, unknown> | unknown[];
  for (const key of Object.keys(kept).toReversed()) {
    if (['_type', '_id', '_key'].includes(key)) continue;
    const smaller = Array.isArray(kept)
      ? kept.filter((_, index) => String(index) !== key)
      : Object.fromEntries(Object.entries(kept).filter(([name]) => name !== key));
    if (isStill(smaller)) kept = smaller;
  }
  for (const key of Object.keys(kept)) {
    const at = key as keyof typeof kept;
    const place = (inner: unknown) =>
      Array.isArray(kept) ? kept.with(Number(key), inner) : { ...kept, [key]: inner };
    const inner = without(kept[at], (smaller) => isStill(place(smaller)));
    kept = place(inner) as typeof kept;
  }
  return kept;
}
