import type { Step } from './step.ts';

/** The key of a document in one layer: its draft, or its version in a release. */
export const keyOf = ({ target, release }: Pick<Step, 'target' | 'release'>): string =>
  release ? `${target.id} ${release}` : target.id;
