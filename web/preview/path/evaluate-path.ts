import { evaluateSync, toJS } from 'groq-js';
import type { LiveDocument } from '#canvas/messages.ts';
import { isKind } from '#sections/check-section.ts';
import { localAssets } from '../../content/local-assets.ts';
import { placeSections, type ServedPath, servedDocument } from './served-path.ts';

/** Parsed queries: that of all that stands at a path but sections, and those of kinds by their names. */
export interface Trees {
  frame: unknown;
  kinds: ReadonlyMap<string, unknown>;
}

/** What queries are evaluated on. */
export interface Evaluated {
  dataset: LiveDocument[];
  params: Record<string, unknown>;
  dereference: (reference: { _ref: string }) => LiveDocument | null;
}

/** A section with its key and its kind alone. */
export interface BareSection {
  _key: string;
  _type: string;
}

/**
 * What `resolveQuery` answers, made by the trees of the frame and of the kinds that stand there. A section for whose kind
 * there is no tree is what `instead` says; undefined leaves it out.
 */
export function evaluatePath(
  trees: Trees,
  on: Evaluated,
  instead: (section: BareSection) => unknown,
): ServedPath {
  const found: ServedPath = evaluate(trees.frame, on);
  const { stored, bare } = unprojectedIn(found);
  const sections: unknown[] = [...bare];
  for (const kind of new Set(bare.map((section) => section?._type ?? '').filter(isKind))) {
    const ofKind = [...bare.entries()].flatMap(([place, section]) =>
      section?._type === kind ? [{ place, section }] : [],
    );
    const asked = { ...on.params, sections: ofKind.map(({ place }) => stored[place]) };
    const tree = trees.kinds.get(kind);
    const made: unknown[] = tree
      ? evaluate(tree, { ...on, params: asked })
      : ofKind.map(({ section }) => instead(section));
    for (const [index, { place }] of ofKind.entries()) sections[place] = made[index];
  }
  const shown = sections.filter((section) => section !== undefined);
  // An answer with other addresses of assets is still an answer.
  return localAssets(placeSections(found, shown)) as ServedPath;
}

interface Unprojected {
  stored: unknown[];
  bare: (BareSection | null)[];
}

/** What `unprojectedSections` has found of what stands there. */
function unprojectedIn(found: ServedPath): Unprojected {
  // The query says in which form they come.
  const document = servedDocument(found) as { sections?: Unprojected } | undefined;
  return document?.sections ?? { stored: [], bare: [] };
}

// A tree comes from the parser by way of JSON, documents from the lake; what is answered is what the query says.
const evaluate = (tree: unknown, on: Evaluated) => toJS(evaluateSync(tree as never, on as never));
