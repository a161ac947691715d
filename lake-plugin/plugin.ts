import type { LakePlugin } from '#lake/plugin.ts';
import { formRules } from '#sections/form-rules.ts';
import { linkCommentPlugin } from './link-comments/plugin.ts';
import { reviewPlugin } from './reviews/plugin.ts';
import { submissionPlugin } from './submissions/plugin.ts';
import { unfoundPlugin } from './unfound/plugin.ts';

/**
 * How many forms, and comments by link, one visitor may send in a minute; the usual numbers where they are undefined.
 */
interface VisitorLimits {
  forms?: number | undefined;
  comments?: number | undefined;
}

/**
 * What this product adds to its lake, in the order in which the lake asks it: pages are found by their path, redirects
 * by the path that they lead away from, visitors send forms, what they did not find is kept, editors review what goes
 * out, and people with a link to a draft comment on it, as often as the limits say.
 */
export const lakePluginsBy = ({ forms, comments }: VisitorLimits = {}): readonly LakePlugin[] => [
  { name: 'addresses', indexes: ['path', 'from'] },
  submissionPlugin(formRules, forms),
  reviewPlugin,
  unfoundPlugin,
  linkCommentPlugin(comments),
];

/** The same with the usual limits. */
export const lakePlugins = lakePluginsBy();
