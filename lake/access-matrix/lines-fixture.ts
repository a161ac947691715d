import type { Level, Person } from './people-fixture.ts';
import { png } from './secrets-fixture.ts';

/**
 * One line of the matrix, which is kept by the method and pattern of its route: who may ask it, and how it is asked.
 */
export interface Line {
  least: Level;
  /** The least level in the dataset of comments, where that is another. */
  leastOfComments?: Level;
  /** Whether it reads documents, so that it is asked through every perspective. */
  reads?: boolean;
  /** The values of parameters in its pattern that are not the usual ones. */
  params?: Record<string, string>;
  search?: string;
  body?: (person: Person) => object | Buffer;
  /** Whether it ends the token with which it is asked. */
  endsToken?: boolean;
  /** The statuses with which it may decline even people who may ask, besides the usual ones for a faulty request. */
  declines?: number[];
}

const any = { least: 'anonymous' } as const;
const viewer = { least: 'viewer' } as const;
const editor = { least: 'editor' } as const;
const admin = { least: 'admin' } as const;
const all = 'query=*{..., "all": *, "draft": draft->}';
const ids = 'seen,drafts.seen,drafts.alone,versions.r1.seen,_.releases.r1,submission.a,system.a,comment';

/** Asks for a write as a dry run, so that nothing is changed. */
const edit = {
  dryRun: true,
  actions: [
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.seen',
      publishedId: 'seen',
      patch: { set: { text: 'By hand' } },
    },
  ],
};
const write = ({ id }: Person) => ({
  dryRun: true,
  mutations: [{ create: { _type: 'comment', authorId: id } }],
});

/** Every route of the lake. */
export const lines: Readonly<Record<string, Line>> = {
  'GET /ping': any,
  'GET /data/ping/:dataset': any,
  'GET /check/cors': any,

  'GET /lake/login': any,
  'POST /lake/login': { ...any, body: () => ({}) },
  'GET /lake/invitations/:secret': any,
  'POST /lake/invitations/:secret': { ...any, body: () => ({}) },
  'GET /lake/passwords/:secret': any,
  'POST /lake/passwords/:secret': { ...any, body: () => ({}) },
  'GET /lake/team': admin,
  'POST /lake/team/invite': { ...admin, body: () => ({ email: 'nobody', role: 'viewer' }) },
  'POST /lake/team/withdraw': { ...admin, body: () => ({ email: 'nobody' }) },
  'POST /lake/team/accounts/:id': { ...admin, body: () => ({ role: 'viewer' }) },
  'POST /lake/team/accounts/:id/password': { ...admin, body: () => ({}) },
  'POST /lake/team/requests/:id': { ...admin, body: () => ({ role: null }) },
  'GET /lake/standing/:id': admin,
  'GET /lake/deleted/:dataset': viewer,
  'GET /lake/accounts': { least: 'owner' },
  'POST /lake/accounts': { least: 'owner', body: () => ({}) },
  'GET /auth/fetch': { ...any, search: 'sid=none', declines: [401] },
  'GET /auth/id': viewer,
  'POST /auth/logout': { ...any, endsToken: true },
  'GET /auth/providers': any,

  'GET /users/me': any,
  'GET /users/me/keyvalue/:keys': { ...viewer, params: { keys: 'note' } },
  'PUT /users/me/keyvalue': { ...viewer, body: () => [{ key: 'list', value: 'wide' }] },
  'GET /users/:ids': { ...viewer, params: { ids: 'admin,somebody' } },
  'GET /projects': viewer,
  'GET /projects/:project': viewer,
  'GET /projects/:project/datasets': viewer,
  'GET /projects/:project/datasets/copy': viewer,
  'GET /projects/:project/datasets/:name/acl': { ...any, params: { name: 'hidden' }, declines: [404] },
  'GET /projects/:project/datasets/:name/settings/indexing': viewer,
  'GET /projects/:project/datasets/:name/settings/embeddings': viewer,
  'PUT /projects/:project/datasets/:name/settings/embeddings': { ...admin, body: () => ({}) },
  'GET /projects/:project/grants': viewer,
  'GET /projects/:project/roles': viewer,
  'GET /projects/:project/new-content-release-allowed': viewer,
  'GET /projects/:project/user-applications': any,
  'GET /datasets': viewer,
  'PUT /datasets/:name': { ...admin, params: { name: 'production' }, body: () => ({ aclMode: 'public' }) },
  'PATCH /datasets/:name': { ...admin, body: () => ({ aclMode: 'public' }) },
  'DELETE /datasets/:name': admin,
  'PUT /datasets/:name/copy': { ...admin, body: () => ({ targetDataset: 'copied' }) },
  'GET /datasets/:name/settings/embeddings': viewer,
  'PUT /datasets/:name/settings/embeddings': { ...admin, body: () => ({}) },
  'GET /jobs/:id': viewer,
  'GET /jobs/:id/listen': any,
  'GET /aliases': viewer,
  'PUT /aliases/:alias': { ...admin, params: { alias: 'NoAlias' }, body: () => ({}) },
  'PATCH /aliases/:alias': { ...admin, body: () => ({ datasetName: 'production' }) },
  'PATCH /aliases/:alias/unlink': { ...admin, body: () => ({}) },
  'DELETE /aliases/:alias': admin,
  'POST /comments/:dataset/setup': editor,
  'GET /access/requests/me': viewer,
  'POST /access/project/:project/requests': { ...viewer, body: () => ({ type: 'role' }), declines: [429] },
  'GET /access/project/:project/roles': viewer,
  'GET /access/project/:project/robots': admin,
  'POST /access/project/:project/robots': { ...admin, body: () => ({}) },
  'DELETE /access/project/:project/robots/:id': admin,
  'POST /access/robots/me/rotate': { ...viewer, endsToken: true },
  'GET /projects/:project/tokens': admin,
  'POST /projects/:project/tokens': { ...admin, body: () => ({}) },
  'DELETE /projects/:project/tokens/:id': admin,
  'GET /projects/:project/cors': admin,
  'POST /projects/:project/cors': { ...admin, body: () => ({}) },
  'DELETE /projects/:project/cors/:id': admin,
  'GET /invitations/project/:project': admin,
  'GET /hooks/projects/:project': admin,
  'POST /hooks/projects/:project': { ...admin, body: () => ({}) },
  'GET /hooks/projects/:project/attempts/:attempt': admin,
  'GET /hooks/projects/:project/:hook': admin,
  'PATCH /hooks/projects/:project/:hook': { ...admin, body: () => ({}) },
  'DELETE /hooks/projects/:project/:hook': admin,
  'GET /hooks/projects/:project/:hook/messages': admin,
  'GET /hooks/projects/:project/:hook/attempts': admin,
  'GET /features': any,
  'GET /journey/*': any,
  'GET /subscriptions/*': any,
  'GET /help': any,
  'GET /geoip/country': any,
  'GET /intake/telemetry-status': any,
  'POST /intake/batch': { ...any, body: () => ({}) },
  'POST /intake/feedback': { ...any, body: () => ({}) },

  'GET /data/query/:dataset': { ...any, reads: true, search: all },
  'POST /data/query/:dataset': { ...any, reads: true, body: () => ({ query: all.replace('query=', '') }) },
  'GET /data/doc/:dataset/:ids': { ...any, reads: true, params: { ids }, search: 'includeAllVersions=true' },
  'GET /data/export/:dataset': { ...viewer, reads: true },
  'POST /data/mutate/:dataset': { ...editor, leastOfComments: 'viewer', body: write },
  'POST /data/actions/:dataset': { ...editor, body: () => edit },
  'GET /data/history/:dataset/events/documents/:id': { ...viewer, params: { id: 'drafts.seen' } },
  'GET /data/history/:dataset/transactions/:ids': {
    ...viewer,
    params: { ids: `${ids},drafts.gone` },
    search: 'excludeContent=false',
  },
  'GET /data/history/:dataset/documents/:ids': {
    ...viewer,
    params: { ids: 'drafts.seen' },
    search: 'lastRevision=true',
  },
  'GET /data/references/:dataset/documents/:id/to': { ...viewer, params: { id: 'drafts.seen' } },
  'GET /data/listen/:dataset': { ...any, search: 'query=*&includeAllVersions=true' },
  'GET /data/live/events/:dataset': any,

  'POST /assets/images/:dataset': { ...editor, body: () => png },
  'POST /assets/files/:dataset': { ...editor, body: () => Buffer.from('a file') },
  'DELETE /assets/images/:dataset/:id': editor,
  'DELETE /assets/files/:dataset/:id': editor,
  'GET /images/:project/:dataset/:name': any,
  'GET /images/:project/:dataset/:name/:vanity': any,
  'GET /files/:project/:dataset/:name': any,
  'GET /files/:project/:dataset/:name/:vanity': any,
};
