import type { AccountServices } from './features/accounts/account-services.ts';
import { ownRequests, requestRole } from './features/accounts/ask.ts';
import { fetchToken, logout, providers, sessionId } from './features/accounts/auth.ts';
import { join, joinPage } from './features/accounts/join.ts';
import { pendingInvitations } from './features/accounts/list-invitations.ts';
import {
  changeAccount,
  decideOnRole,
  inviteSomebody,
  linkForPassword,
  team,
  withdraw,
} from './features/accounts/manage.ts';
import { choosePassword, passwordPage } from './features/accounts/password-page.ts';
import { signIn, signInPage } from './features/accounts/sign-in.ts';
import { standing } from './features/accounts/standing.ts';
import { bringAccounts, takeAccounts } from './features/accounts/transfer.ts';
import { actions } from './features/actions/actions.ts';
import { documentActions } from './features/actions/document-actions.ts';
import { deleteAsset } from './features/assets/delete.ts';
import { file } from './features/assets/file.ts';
import { uploadFile, uploadImage } from './features/assets/upload.ts';
import { setUpComments } from './features/comments/set-up.ts';
import {
  addOrigin,
  checkCors,
  deleteOrigin,
  listOrigins,
  type OriginServices,
} from './features/cors-origins/cors-origins.ts';
import {
  createAlias,
  deleteAlias,
  linkAlias,
  listAliases,
  unlinkAlias,
} from './features/datasets/aliases.ts';
import { copyDataset, followJob, job, listCopies } from './features/datasets/copy-dataset.ts';
import type { DatasetServices } from './features/datasets/dataset-services.ts';
import { createDataset, deleteDataset, editDataset } from './features/datasets/edit-datasets.ts';
import { editEmbeddings, embeddings } from './features/datasets/embeddings.ts';
import { listDatasets } from './features/datasets/list-datasets.ts';
import type { EventServices } from './features/events/event-services.ts';
import { listen } from './features/events/listen.ts';
import { live } from './features/events/live.ts';
import { exportDocuments } from './features/export/export.ts';
import { deleted } from './features/history/deleted.ts';
import { documents } from './features/history/documents.ts';
import { events } from './features/history/events.ts';
import { transactions } from './features/history/transactions.ts';
import {
  createHook,
  deleteHook,
  editHook,
  findHook,
  type HookServices,
  hookAttempt,
  hookAttempts,
  hookMessages,
  listHooks,
} from './features/hooks/hooks.ts';
import { image } from './features/images/image.ts';
import type { ImageServices } from './features/images/image-services.ts';
import { mutate } from './features/mutate/mutate.ts';
import type { PainterServices } from './features/painters/painter-services.ts';
import { features } from './features/project/features.ts';
import { readKeys, writeKeys } from './features/project/key-value.ts';
import { acl, grants, indexing, project, projects, releaseLimit } from './features/project/project.ts';
import { pagedRoles, projectRoles } from './features/project/roles.ts';
import { answerNull, heard, noList, telemetryStatus } from './features/project/silence.ts';
import { me, users } from './features/project/users.ts';
import { references } from './features/references/references.ts';
import { releaseActions } from './features/releases/release-actions.ts';
import { createRobot, deleteRobot, listRobots, rotateRobot } from './features/tokens/robots.ts';
import { addToken, removeToken, tokens } from './features/tokens/tokens.ts';
import { variantActions } from './features/variants/variant-actions.ts';
import { releasesSince } from './kernel/http/api-version.ts';
import { type Route, type RouteTraits, routing } from './kernel/http/route.ts';
import { ping } from './kernel/http/status.ts';
import { doc } from './query/doc.ts';
import { query } from './query/query.ts';
import type { QueryServices } from './query/query-services.ts';

/** What features offer to handlers. */
export type LakeServices = QueryServices &
  AccountServices &
  ImageServices &
  PainterServices &
  EventServices &
  DatasetServices &
  OriginServices &
  HookServices;

const { get, post, put, patch, delete: remove } = routing<LakeServices>();

const question: RouteTraits = { counts: 'queries' };
const upload: RouteTraits = { counts: 'uploads' };
const stream: RouteTraits = { isStream: true };
const namedFile: RouteTraits = { counts: 'pictures', isFile: true };

/**
 * All that the lake answers, besides what plug-ins add. A path begins with the version of the API (`/v2023-05-03`), or
 * has none.
 */
export const routes: readonly Route<LakeServices>[] = [
  get('/ping', 'anonymous', ping),
  get('/data/ping/:dataset', 'anonymous', ping),
  get('/check/cors', 'anonymous', checkCors),

  get('/lake/login', 'anonymous', signInPage),
  post('/lake/login', 'anonymous', signIn),
  get('/lake/invitations/:secret', 'anonymous', joinPage),
  post('/lake/invitations/:secret', 'anonymous', join),
  get('/lake/passwords/:secret', 'anonymous', passwordPage),
  post('/lake/passwords/:secret', 'anonymous', choosePassword),
  get('/lake/team', 'admin', team),
  post('/lake/team/invite', 'admin', inviteSomebody),
  post('/lake/team/withdraw', 'admin', withdraw),
  post('/lake/team/accounts/:id', 'admin', changeAccount),
  post('/lake/team/accounts/:id/password', 'admin', linkForPassword),
  post('/lake/team/requests/:id', 'admin', decideOnRole),
  get('/lake/standing/:id', 'admin', standing),
  get('/lake/deleted/:dataset', 'viewer', deleted, question),
  get('/lake/accounts', 'admin', takeAccounts),
  post('/lake/accounts', 'admin', bringAccounts),
  get('/auth/fetch', 'anonymous', fetchToken),
  get('/auth/id', 'anonymous', sessionId),
  post('/auth/logout', 'anonymous', logout),
  get('/auth/providers', 'anonymous', providers),

  get('/users/me', 'anonymous', me),
  get('/users/me/keyvalue/:keys', 'viewer', readKeys),
  put('/users/me/keyvalue', 'viewer', writeKeys),
  get('/users/:ids', 'viewer', users),
  get('/projects', 'viewer', projects),
  get('/projects/:project', 'viewer', project),
  get('/projects/:project/datasets', 'viewer', listDatasets),
  get('/projects/:project/datasets/copy', 'viewer', listCopies),
  get('/projects/:project/datasets/:name/acl', 'anonymous', acl),
  get('/projects/:project/datasets/:name/settings/indexing', 'viewer', indexing),
  get('/projects/:project/datasets/:name/settings/embeddings', 'viewer', embeddings),
  put('/projects/:project/datasets/:name/settings/embeddings', 'admin', editEmbeddings),
  get('/projects/:project/grants', 'viewer', grants),
  get('/projects/:project/roles', 'viewer', projectRoles),
  get('/projects/:project/new-content-release-allowed', 'viewer', releaseLimit),
  get('/projects/:project/user-applications', 'anonymous', noList),
  get('/datasets', 'viewer', listDatasets),
  put('/datasets/:name', 'admin', createDataset),
  patch('/datasets/:name', 'admin', editDataset),
  remove('/datasets/:name', 'admin', deleteDataset),
  put('/datasets/:name/copy', 'admin', copyDataset),
  get('/datasets/:name/settings/embeddings', 'viewer', embeddings),
  put('/datasets/:name/settings/embeddings', 'admin', editEmbeddings),
  get('/jobs/:id', 'viewer', job),
  get('/jobs/:id/listen', 'anonymous', followJob, stream),
  get('/aliases', 'viewer', listAliases),
  put('/aliases/:alias', 'admin', createAlias),
  patch('/aliases/:alias', 'admin', linkAlias),
  patch('/aliases/:alias/unlink', 'admin', unlinkAlias),
  remove('/aliases/:alias', 'admin', deleteAlias),
  post('/comments/:dataset/setup', 'editor', setUpComments),
  get('/access/requests/me', 'viewer', ownRequests),
  post('/access/project/:project/requests', 'viewer', requestRole),
  get('/access/project/:project/roles', 'viewer', pagedRoles),
  get('/access/project/:project/robots', 'admin', listRobots),
  post('/access/project/:project/robots', 'admin', createRobot),
  remove('/access/project/:project/robots/:id', 'admin', deleteRobot),
  post('/access/robots/me/rotate', 'viewer', rotateRobot),
  get('/projects/:project/tokens', 'admin', tokens),
  post('/projects/:project/tokens', 'admin', addToken),
  remove('/projects/:project/tokens/:id', 'admin', removeToken),
  get('/projects/:project/cors', 'admin', listOrigins),
  post('/projects/:project/cors', 'admin', addOrigin),
  remove('/projects/:project/cors/:id', 'admin', deleteOrigin),
  get('/invitations/project/:project', 'admin', pendingInvitations),
  get('/hooks/projects/:project', 'admin', listHooks),
  post('/hooks/projects/:project', 'admin', createHook),
  get('/hooks/projects/:project/attempts/:attempt', 'admin', hookAttempt),
  get('/hooks/projects/:project/:hook', 'admin', findHook),
  patch('/hooks/projects/:project/:hook', 'admin', editHook),
  remove('/hooks/projects/:project/:hook', 'admin', deleteHook),
  get('/hooks/projects/:project/:hook/messages', 'admin', hookMessages),
  get('/hooks/projects/:project/:hook/attempts', 'admin', hookAttempts),
  get('/features', 'anonymous', features),
  get('/journey/*', 'anonymous', answerNull),
  get('/subscriptions/*', 'anonymous', answerNull),
  get('/help', 'anonymous', heard),
  get('/geoip/country', 'anonymous', answerNull),
  get('/intake/telemetry-status', 'anonymous', telemetryStatus),
  post('/intake/batch', 'anonymous', heard),
  post('/intake/feedback', 'anonymous', heard),

  get('/data/query/:dataset', 'anonymous', query, question),
  post('/data/query/:dataset', 'anonymous', query, question),
  get('/data/doc/:dataset/:ids', 'anonymous', doc, question),
  get('/data/export/:dataset', 'viewer', exportDocuments(), question),
  post('/data/mutate/:dataset', 'editor', mutate, { isForComments: true }),
  post(
    '/data/actions/:dataset',
    'editor',
    actions(documentActions, { since: releasesSince, table: { ...releaseActions, ...variantActions } }),
  ),

  get('/data/history/:dataset/events/documents/:id', 'viewer', events, question),
  get('/data/history/:dataset/transactions/:ids', 'viewer', transactions, question),
  get('/data/history/:dataset/documents/:ids', 'viewer', documents, question),
  get('/data/references/:dataset/documents/:id/to', 'viewer', references, question),

  get('/data/listen/:dataset', 'anonymous', listen, stream),
  get('/data/live/events/:dataset', 'anonymous', live, stream),

  post('/assets/images/:dataset', 'editor', uploadImage, upload),
  post('/assets/files/:dataset', 'editor', uploadFile, upload),
  remove('/assets/images/:dataset/:id', 'editor', deleteAsset('sanity.imageAsset')),
  remove('/assets/files/:dataset/:id', 'editor', deleteAsset('sanity.fileAsset')),
  get('/images/:project/:dataset/:name', 'anonymous', image, namedFile),
  get('/images/:project/:dataset/:name/:vanity', 'anonymous', image, namedFile),
  get('/files/:project/:dataset/:name', 'anonymous', file, namedFile),
  get('/files/:project/:dataset/:name/:vanity', 'anonymous', file, namedFile),
];

/**
 * Whether a request to a route may have changed who may do what. Routes of documents are left out, because they are
 * used often, and so are those of plug-ins.
 */
export const changesAccess = (route: Route<LakeServices>): boolean =>
  route.method !== 'GET' && routes.includes(route) && !route.pattern.startsWith('/data/');
