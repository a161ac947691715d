import { defineCliConfig } from 'sanity/cli';

// Project and dataset are those of whoever serves the Studio (studio/settings.ts); the CLI only wants to see some.
export default defineCliConfig({
  api: { projectId: 'tessera', dataset: 'production' },
  deployment: { autoUpdates: false },
  project: { basePath: '/studio' },
  // The site passes everything on to the development server but what tells of changes, which goes to its own port.
  vite: (config) => ({
    ...config,
    server: { ...config.server, hmr: { clientPort: Number(process.env.STUDIO_PORT) } },
  }),
});
