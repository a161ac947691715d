/** Whether this run of the tests does all of what is long, as `npm test -- --thorough` does, and not a sample of it. */
export const isThorough = process.env.THOROUGH === '1';

/** Some of a number by chance, below it. */
export const below = (max: number): number => Math.floor(Math.random() * max);
