import type { Handler } from '../../kernel/http/handler.ts';

/**
 * What the Studio and the CLI may offer: `singleDocRelease` is the schedule of a draft, `privateDataset` what it says, and
 * `advancedDatasetManagement` aliases and copies of datasets.
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
