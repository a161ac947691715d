import { defineCliConfig } from 'sanity/cli';

// Project and dataset are those of whoever serves the Studio (studio/settings.ts); the CLI only wants to see some.
export default defineCliConfig({
  api: { projectId: 'tessera', dataset: 'production' },
  deployment: { autoUpdates: false },
  project: { basePath: '/studio' },
});
