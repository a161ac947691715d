import type { Handler } from '../../kernel/http/handler.ts';

/**
 * The features that the Studio and the CLI may offer: `singleDocRelease` schedules a draft, `privateDataset` makes a
 * dataset private, and `advancedDatasetManagement` has aliases and copies of datasets.
 */
export const projectFeatures: readonly string[] = [
  'contentReleases',
  'singleDocRelease',
  'studioComments',
  'advancedRoles',
  'privateDataset',
  'advancedDatasetManagement',
];

/** Answers `/features`. */
export const features: Handler = () => Response.json(projectFeatures);
