/**
 * What Sanity's HTTP API answers and the lake does not, with what takes its place; written into docs/lake.md as well.
 */
export const notAnswered: readonly { api: string; endpoints: readonly string[]; instead: string }[] = [
  {
    api: 'Backups of datasets',
    endpoints: ['GET /projects/:project/datasets/:name/backups'],
    instead: '`npm run backup`',
  },
  {
    api: 'Schedules of single documents (the older API)',
    endpoints: ['GET /schedules/:project/:dataset', 'POST /schedules/:project/:dataset'],
    instead: 'scheduled drafts and releases',
  },
  {
    api: 'Making projects, members, roles, tags',
    endpoints: [
      ...['POST /projects', 'GET /projects/:project/users', 'POST /projects/:project/roles'],
      ...['GET /projects/:project/tags', 'GET /access/project/:project/users'],
    ],
    instead: 'the settings in the README, `npm run invite`, the Team of the Studio',
  },
  {
    api: 'Embeddings',
    endpoints: ['GET /embeddings-index/:dataset'],
    instead: 'nothing: `text::query` searches by words',
  },
  {
    api: 'GraphQL',
    endpoints: ['POST /graphql/:dataset/:tag', 'GET /apis/graphql'],
    instead: 'GROQ',
  },
  {
    api: 'Agent actions, media library, Canvas, app and schema descriptors',
    endpoints: [
      ...['POST /agent/action/generate/:dataset', 'GET /media-libraries/:id', 'GET /canvases/:id'],
      ...['POST /descriptors/claim', 'GET /assist/*'],
    ],
    instead: 'nothing; the Studio goes on without',
  },
];
