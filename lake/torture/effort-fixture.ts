/** Whether this run does long tests in full, as `npm test -- --thorough` does, and not only a sample of them. */
export const isThorough = process.env.THOROUGH === '1';

/** A random whole number from 0 on, below `max`. */
export const below = (max: number): number => Math.floor(Math.random() * max);
