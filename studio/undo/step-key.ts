import type { Step } from './step.ts';

/** By which a document is known, in its draft or in a version of a release. */
export const keyOf = ({ target, release }: Pick<Step, 'target' | 'release'>): string =>
  release ? `${target.id} ${release}` : target.id;
