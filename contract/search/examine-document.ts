import type { ComponentType } from 'react';
import type * as z from 'zod';
import { checkContract } from '../checking/check-contract.ts';
import { withPage } from '../findings.ts';
import type { SearchEngine } from './engine.ts';
import type { ExaminedView, Given } from './examined-view.ts';
import { viewFaults, withoutIntended } from './view-faults.ts';
import { assets } from './world.ts';

/** A type of document whose pages are examined: its compiled type, its projection, its contract and its layout. */
export interface ExaminedDocument
  extends Pick<ExaminedView, 'compiled' | 'react' | 'border' | 'sample' | 'world'> {
  type: string;
  projection: string;
  contract: z.ZodType;
  view: ComponentType<never>;
  /** Makes the layout's properties from the contract's output. */
  props(made: object): object;
  /** The fields that others draw, such as the sections of a page. */
  drawnElsewhere?: readonly string[];
  /** What is found of the layout and intended, each with the reason. */
  intended?: Readonly<Record<string, string>>;
}

/**
 * The faults of the layout of a type of document, in the words of `examineView`: above all, what an editor fills in and
 * the layout does not draw. A layout that could never be drawn is found, too.
 * @example
 * await examineDocument({ type, compiled, projection, contract, view, props, react, world }, openSearchEngine());
 */
export async function examineDocument(
  { type, projection, contract, props, drawnElsewhere, intended, ...examined }: ExaminedDocument,
  engine: SearchEngine,
): Promise<string[]> {
  const given: ExaminedView['given'] = (stored, around): Given | undefined => {
    // What is filled in gets a key, but a document has none.
    const { _key, ...own } = stored as { _key?: string };
    const document = { ...own, _id: 'of-the-search', _type: type };
    const raw = engine.ask(`*[_id == "${document._id}"][0]${projection}`, [...assets, ...around, document]);
    const checked = checkContract(contract, raw);
    if (!checked.success) return undefined;
    // A document is an object, whatever its contract makes of it.
    const made = checked.data as object;
    return { props: props(made), made };
  };
  const { found, drawn } = await viewFaults({ ...examined, kind: type, ofPlace: drawnElsewhere, given });
  if (drawn === 0) return [withPage('cannot-be-searched', `${type}: its layout could never be drawn.`)];
  return withoutIntended(found, intended).map(({ path, name, said }) =>
    withPage(name, `${type}, ${path}: ${said}.`),
  );
}
