import * as z from 'zod';

/** The version of Sanity's API with which the Studio's own tools ask: the first that has releases. */
export const apiVersion = '2025-02-19';

const settings = z.object({
  projectId: z.string(),
  dataset: z.string(),
  /** Where the lake is; absent when Sanity hosts the content. */
  apiHost: z.string().optional(),
});

/** What the Studio is told by whoever serves it. */
export type StudioSettings = z.infer<typeof settings>;

/** The element of the page that holds the settings, as JSON. */
const elementId = 'studio-settings';

/**
 * Reads the settings that the site has written into the Studio's page, so one build serves every project, port and
 * host. Throws when the page was served by something else.
 */
export function readSettings(): StudioSettings {
  const text = globalThis.document?.getElementById(elementId)?.textContent;
  // The CLI reads the configuration outside of a browser, to find its types.
  if (!globalThis.document) return { projectId: 'tessera', dataset: 'production' };
  if (text) return settings.parse(JSON.parse(text));
  throw new Error(
    'The Studio was not told which project it is for. Open it at /studio of the site, which serves it.',
  );
}

/** Whether the content lies in this product's own lake, which answers more than Sanity's does. */
export const hasOwnLake = (): boolean => readSettings().apiHost !== undefined;

/** The origin of the site that the Studio is for: it serves the Studio, on its own host or on `studio.` before it. */
export const siteOrigin = (): string => globalThis.location?.origin.replace('://studio.', '://') ?? '';
