import { type RateLimit, rateLimit } from '#limits/rate-limit.ts';

const usual = 60;
const spanMs = 10_000;

/** Limits how often one visitor may ask for answers that nobody keeps: `max` times, usually 60, within ten seconds. */
export const answerRate = (max: number | undefined = usual): RateLimit => rateLimit(max, spanMs);
