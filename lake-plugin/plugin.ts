import type { LakePlugin } from '#lake/plugin.ts';
import { formRules } from '#sections/form-rules.ts';
import { linkCommentPlugin } from './link-comments/plugin.ts';
import { reviewPlugin } from './reviews/plugin.ts';
import { submissionPlugin } from './submissions/plugin.ts';
import { unfoundPlugin } from './unfound/plugin.ts';

/**
 * What this product adds to its lake, in the order in which it is asked: pages are found by their path, redirects by the
 * path that they lead away from, visitors send forms, what they did not find is kept, editors review what goes out, and who
 * has a link to a draft comments on it.
 */
export const lakePlugins: readonly LakePlugin[] = [
  { name: 'addresses', indexes: ['path', 'from'] },
  submissionPlugin(formRules),
  reviewPlugin,
  unfoundPlugin,
  linkCommentPlugin,
];
