import type { FindingName } from '../findings.ts';
import type { StoredDocument } from '../project.ts';
import type { SearchedKind } from './search-kind.ts';

/** A view that is examined, and how it gets what it draws. */
export interface ExaminedView
  extends Pick<
    SearchedKind,
    'kind' | 'compiled' | 'view' | 'react' | 'border' | 'sample' | 'ofPlace' | 'world'
  > {
  /** The type that is filled in, when it is not a kind but a document. */
  type?: string;
  /** Whether the view gets only a part, which a query picks out; nothing is asked about the rest. */
  isPart?: boolean;
  /** What the view gets of a stored thing among other documents; undefined when its contract refuses it. */
  given(stored: object, around: readonly StoredDocument[]): Given | undefined;
  /** The sets of documents among which it is drawn, one after the other; made at random when left out. */
  around?: readonly StoredDocument[][];
  /**
   * Whether an editor could publish it, by the schema's custom rules, too; when left out, all of it counts as
   * publishable.
   */
  permits?(stored: object, around: readonly StoredDocument[]): Promise<boolean>;
}

/** What a view gets, and the contract's output from which that was made. */
export interface Given {
  props: object;
  made: unknown;
}

/** A fault of a view. */
export interface ViewFault {
  /**
   * The field, or for a query the place in its answer; when it is about neither: "structure", "axe RULE" or "border".
   */
  path: string;
  name: FindingName;
  /** In words, without a full stop. */
  said: string;
  /** The field of the Studio, such as `movie.title`. */
  field?: string;
}
