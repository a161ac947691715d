import { evaluateSync, toJS } from 'groq-js';
import type { LiveDocument } from '#canvas/messages.ts';
import { isKind } from '#sections/check-section.ts';
import { localAssets } from '../../content/local-assets.ts';
import { placeSections, type ServedPath, servedDocument } from './served-path.ts';

/** Parsed queries: the one for all that stands at a path but sections, and those of kinds by their names. */
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

/** A section with only its key and its kind. */
export interface BareSection {
  _key: string;
  _type: string;
}

/**
 * Makes the answer of `resolveQuery` from the trees of the frame and of the kinds that stand there. A section whose
 * kind has no tree is replaced by what `instead` returns; undefined leaves it out.
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
  // Only addresses of assets change, so it is still an answer of this form.
  return localAssets(placeSections(found, shown)) as ServedPath;
}

interface Unprojected {
  stored: unknown[];
  bare: (BareSection | null)[];
}

/** What the query `unprojectedSections` found in the document that stands there. */
function unprojectedIn(found: ServedPath): Unprojected {
  // The form is the one that the query gives it.
  const document = servedDocument(found) as { sections?: Unprojected } | undefined;
  return document?.sections ?? { stored: [], bare: [] };
}

// A tree comes from the parser through JSON, documents come from the lake, and the query determines the form of the
// answer.
const evaluate = (tree: unknown, on: Evaluated) => toJS(evaluateSync(tree as never, on as never));
