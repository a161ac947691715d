import type { TransformQueue } from './transform-queue.ts';

/** What a handler of pictures may use. */
export interface ImageServices {
  transforms: TransformQueue;
}
