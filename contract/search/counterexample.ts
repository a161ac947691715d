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

/** Leaves out the neighbours that the fault does not need; fast-check has made the section itself as short as it can be. */
export function shorten(section: object, neighbours: WorldDocument[], faultOf: FaultOf): Counterexample {
  const fault = faultOf(section, neighbours) ?? '';
  const needed = neighbours.reduce((kept, document) => {
    const fewer = kept.filter((one) => one !== document);
    return faultOf(section, fewer) === fault ? fewer : kept;
  }, neighbours);
  return { fault, section, neighbours: needed };
}

/** The counterexample as it is printed: the fault, and the stored documents to paste into a test. */
export function describeCounterexample({ fault, section, neighbours }: Counterexample): string {
  const around =
    neighbours.length > 0
      ? `\nwith the documents\n${neighbours.map((one) => JSON.stringify(one)).join('\n')}`
      : '';
  return `${fault}\nThe stored section is\n${JSON.stringify(section, null, 2)}${around}`;
}
