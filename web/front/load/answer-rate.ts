import { type RateLimit, rateLimit } from '#limits/rate-limit.ts';

/** How many such answers one visitor gets within ten seconds, unless a setting says otherwise. */
export const usualAnswers = 60;
const spanMs = 10_000;

/** Limits how often one visitor may ask for answers that nobody keeps: `max` times within ten seconds. */
export const answerRate = (max: number | undefined = usualAnswers): RateLimit => rateLimit(max, spanMs);
