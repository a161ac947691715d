import { routing } from '#lake/kernel/http/route.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import type { QueryServices } from '#lake/query/query-services.ts';
import { rateLimit } from '#limits/rate-limit.ts';
import { commentSpanMs, usualMaxComments } from '#limits/taken-comments.ts';
import { takeComment } from './take-comment.ts';

/**
 * Lets people who have a link to a draft comment on it. The site passes on what they say, with its token: somebody who
 * has nothing but a link reaches the lake in no other way. Takes `max` comments a minute from each sender.
 */
export const linkCommentPlugin = (max = usualMaxComments): LakePlugin => ({
  name: 'link-comments',
  routes: [
    routing<QueryServices>().post('/link-comments', 'viewer', takeComment(rateLimit(max, commentSpanMs))),
  ],
});
