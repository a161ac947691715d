/** The host names at which Sanity's tools look for a project. */
export const sanityNames = (projectId: string): string[] => [
  'api.sanity.io',
  'cdn.sanity.io',
  `${projectId}.api.sanity.io`,
  `${projectId}.apicdn.sanity.io`,
];
