import type { Purger } from '../cdn/purger.ts';

/** What a renderer on trial is told by the one that started it when visitors get its pages from now on. */
export const servesWord = 'serves';

/**
 * Whether visitors get what this process makes, or a release is on trial beside the one that serves them: until `serves` it leaves
 * alone what is that one's, the files of a web server and what a CDN holds.
 */
export interface Trial {
  isOver: boolean;
  /** Resolves when it is over. */
  serves: Promise<void>;
}

/** Where visitors are served from the start. */
export const noTrial = (): Trial => ({ isOver: true, serves: Promise.resolve() });

/** A trial that is over when the one that started this process says so. */
export function openTrial(): Trial {
  const { promise, resolve } = Promise.withResolvers<void>();
  const trial: Trial = { isOver: false, serves: promise };
  process.on('message', (word) => {
    if (word !== servesWord) return;
    trial.isOver = true;
    resolve();
  });
  return trial;
}

/** Tells a CDN nothing while a trial goes on. */
export const purgerAfter = (trial: Trial, purger: Purger): Purger => ({
  ...purger,
  pages: (paths) => trial.isOver && purger.pages(paths),
  everyPage: () => trial.isOver && purger.everyPage(),
  assets: (tags) => trial.isOver && purger.assets(tags),
});
