import { routing } from '#lake/kernel/http/route.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import type { QueryServices } from '#lake/query/query-services.ts';
import { takeComment } from './take-comment.ts';

/**
 * Lets those who have a link to a draft comment on it. The site passes on what they say, with its token: whoever has
 * nothing but a link reaches the lake in no other way.
 */
export const linkCommentPlugin: LakePlugin = {
  name: 'link-comments',
  routes: [routing<QueryServices>().post('/link-comments', 'viewer', takeComment)],
};
