import type { LakePlugin } from '#lake/plugin.ts';
import { formRules } from '#sections/form-rules.ts';
import { submissionPlugin } from './submissions/plugin.ts';
import { unfoundPlugin } from './unfound/plugin.ts';

/**
 * What this product adds to its lake, in the order in which it is asked: pages are found by their path, redirects by the
 * path that they lead away from, visitors send forms, and what they did not find is kept.
 */
export const lakePlugins: readonly LakePlugin[] = [
  { name: 'addresses', indexes: ['path', 'from'] },
  submissionPlugin(formRules),
  unfoundPlugin,
];
