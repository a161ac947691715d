import type { LakePlugin } from '#lake/plugin.ts';
import { checkReviews } from './check-reviews.ts';

/** Lets a lake keep what was done in reviews as it was done, and publish nothing without an approval where that is required. */
export const reviewPlugin: LakePlugin = { name: 'reviews', checks: [checkReviews] };
