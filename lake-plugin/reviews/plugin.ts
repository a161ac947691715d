import type { LakePlugin } from '#lake/plugin.ts';
import { checkReviews } from './check-reviews.ts';

/** Keeps the steps of reviews as they were done, and refuses to publish without an approval where one is required. */
export const reviewPlugin: LakePlugin = { name: 'reviews', checks: [checkReviews] };
