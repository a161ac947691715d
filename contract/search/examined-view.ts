import type { FindingName } from '../findings.ts';
import type { StoredDocument } from '../project.ts';
import type { SearchedKind } from './search-kind.ts';

/** A view that is examined, and how it comes to what it draws. */
export interface ExaminedView
  extends Pick<
    SearchedKind,
    'kind' | 'compiled' | 'view' | 'react' | 'border' | 'sample' | 'ofPlace' | 'world'
  > {
  /** The type of which one thing is filled in, where it is not a kind: a document. */
  type?: string;
  /** Whether the view gets only some of it, which a query picks out: of the rest nothing is asked. */
  isPart?: boolean;
  /** What the view gets of a stored thing among other documents; nothing where its contract refuses it. */
  given(stored: object, around: readonly StoredDocument[]): Given | undefined;
  /** The documents among which it stands, one choice of them after the other; made at random where none are said. */
  around?: readonly StoredDocument[][];
  /** Whether an editor could publish it, whatever rules of its own the schema has; where nobody is asked, all of it. */
  permits?(stored: object, around: readonly StoredDocument[]): Promise<boolean>;
}

/** What a view gets, and the answer of which that was made, as its contract makes it. */
export interface Given {
  props: object;
  made: unknown;
}

/** A fault of a view. */
export interface ViewFault {
  /** The field, or of a query the place in its answer; "structure", "axe RULE" or "border" where it is none of either. */
  path: string;
  name: FindingName;
  /** In words, without a full stop. */
  said: string;
  /** The field of the Studio, such as `movie.title`. */
  field?: string;
}
