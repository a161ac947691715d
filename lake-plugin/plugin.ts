import type { LakePlugin } from '#lake/plugin.ts';
import { formRules } from '#sections/form-rules.ts';
import { linkCommentPlugin } from './link-comments/plugin.ts';
import { submissionPlugin } from './submissions/plugin.ts';

/**
 * What this product adds to its lake, in the order in which it is asked: pages are found by their path, redirects by the
 * path that they lead away from, visitors send forms, and who has a link to a draft comments on it.
 */
export const lakePlugins: readonly LakePlugin[] = [
  { name: 'addresses', indexes: ['path', 'from'] },
  submissionPlugin(formRules),
  linkCommentPlugin,
];
