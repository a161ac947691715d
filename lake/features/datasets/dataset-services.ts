import type { Copies } from './copies.ts';

/** What a handler of datasets may use. */
export interface DatasetServices {
  copies: Copies;
}
