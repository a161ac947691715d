import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from '#schemas/registry.ts';
import { sectionTypes } from '#sections/page-schema.ts';
import { readSettings } from './settings.ts';

const { projectId, dataset, apiHost } = readSettings();

/** The marketers' desk: Sanity's own Studio with the project's types. */
export default defineConfig({
  projectId,
  dataset,
  title: 'Tessera',
  basePath: '/studio',
  ...(apiHost && {
    apiHost,
    auth: {
      loginMethod: 'token' as const,
      redirectOnSingle: true,
      providers: [{ name: 'lake', title: 'Sign in', url: `${apiHost}/lake/login` }],
    },
  }),
  scheduledPublishing: { enabled: false },
  plugins: [structureTool(), visionTool()],
  schema: { types: [...sectionTypes, ...schemaTypes] },
});
