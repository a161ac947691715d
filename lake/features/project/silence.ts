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

/** Answers what asks for an announcement, an upgrade or a trial: there is none. */
export const nothing: Handler = () => Response.json(null);

/** Answers what asks for a list that a lake has no use for, such as the applications of an organisation. */
export const noList: Handler = () => Response.json([]);

/** Answers what only wants to be heard. */
export const heard: Handler = () => Response.json({});

/** Answers `/intake/telemetry-status`: nobody has agreed to be watched. */
export const telemetryStatus: Handler = () => Response.json({ status: 'denied' });
