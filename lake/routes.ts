import type { AccountServices } from './features/accounts/account-services.ts';
import { ownRequests, requestRole } from './features/accounts/ask.ts';
import { fetchToken, logout, providers, sessionId } from './features/accounts/auth.ts';
import { join, joinPage } from './features/accounts/join.ts';
import { answerRequest, changeAccount, inviteSomebody, team, withdraw } from './features/accounts/manage.ts';
import { signIn, signInPage } from './features/accounts/sign-in.ts';
import { bringAccounts, takeAccounts } from './features/accounts/transfer.ts';
import { actions } from './features/actions/actions.ts';
import { documentActions } from './features/actions/document-actions.ts';
import { file } from './features/assets/file.ts';
import { uploadFile, uploadImage } from './features/assets/upload.ts';
import { listen } from './features/events/listen.ts';
import { live } from './features/events/live.ts';
import { documents } from './features/history/documents.ts';
import { events } from './features/history/events.ts';
import { transactions } from './features/history/transactions.ts';
import { image } from './features/images/image.ts';
import type { ImageServices } from './features/images/image-services.ts';
import { mutate } from './features/mutate/mutate.ts';
import { readKeys, writeKeys } from './features/project/key-value.ts';
import {
  acl,
  datasets,
  grants,
  indexing,
  project,
  projectDatasets,
  projectRoles,
  releaseLimit,
  setUpComments,
} from './features/project/project.ts';
import { features, heard, noList, nothing, telemetryStatus } from './features/project/silence.ts';
import { me, users } from './features/project/users.ts';
import { references } from './features/references/references.ts';
import { releaseActions } from './features/releases/release-actions.ts';
import { type Route, routing } from './kernel/http/route.ts';
import { cors, ping } from './kernel/http/status.ts';
import { doc } from './query/doc.ts';
import { query } from './query/query.ts';
import type { QueryServices } from './query/query-services.ts';

/** What features offer to handlers. */
export type LakeServices = QueryServices & AccountServices & ImageServices;

const { get, post, put } = routing<LakeServices>();

/** All that the lake answers, besides what plug-ins add. A path begins with the version of the API (`/v2023-05-03`), or has none. */
export const routes: readonly Route<LakeServices>[] = [
  get('/ping', 'anonymous', ping),
  get('/data/ping/:dataset', 'anonymous', ping),
  get('/check/cors', 'anonymous', cors),

  get('/lake/login', 'anonymous', signInPage),
  post('/lake/login', 'anonymous', signIn),
  get('/lake/invitations/:secret', 'anonymous', joinPage),
  post('/lake/invitations/:secret', 'anonymous', join),
  get('/lake/team', 'admin', team),
  post('/lake/team/invite', 'admin', inviteSomebody),
  post('/lake/team/withdraw', 'admin', withdraw),
  post('/lake/team/accounts/:id', 'admin', changeAccount),
  post('/lake/team/requests/:id', 'admin', answerRequest),
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
  get('/projects/:project', 'viewer', project),
  get('/projects/:project/datasets', 'viewer', projectDatasets),
  get('/projects/:project/datasets/:name/acl', 'anonymous', acl),
  get('/projects/:project/datasets/:name/settings/indexing', 'viewer', indexing),
  get('/projects/:project/grants', 'viewer', grants),
  get('/projects/:project/roles', 'viewer', projectRoles),
  get('/projects/:project/new-content-release-allowed', 'viewer', releaseLimit),
  get('/projects/:project/user-applications', 'anonymous', noList),
  get('/datasets', 'viewer', datasets),
  post('/comments/:dataset/setup', 'editor', setUpComments),
  get('/access/requests/me', 'viewer', ownRequests),
  post('/access/project/:project/requests', 'viewer', requestRole),
  get('/features', 'anonymous', features),
  get('/journey/*', 'anonymous', nothing),
  get('/subscriptions/*', 'anonymous', nothing),
  get('/help', 'anonymous', heard),
  get('/geoip/country', 'anonymous', nothing),
  get('/intake/telemetry-status', 'anonymous', telemetryStatus),
  post('/intake/batch', 'anonymous', heard),

  get('/data/query/:dataset', 'anonymous', query),
  post('/data/query/:dataset', 'anonymous', query),
  get('/data/doc/:dataset/:ids', 'anonymous', doc),
  post('/data/mutate/:dataset', 'editor', mutate),
  post('/data/actions/:dataset', 'editor', actions({ ...documentActions, ...releaseActions })),

  get('/data/history/:dataset/events/documents/:id', 'viewer', events),
  get('/data/history/:dataset/transactions/:ids', 'viewer', transactions),
  get('/data/history/:dataset/documents/:ids', 'viewer', documents),
  get('/data/references/:dataset/documents/:id/to', 'viewer', references),

  get('/data/listen/:dataset', 'anonymous', listen),
  get('/data/live/events/:dataset', 'anonymous', live),

  post('/assets/images/:dataset', 'editor', uploadImage),
  post('/assets/files/:dataset', 'editor', uploadFile),
  get('/images/:project/:dataset/:name', 'anonymous', image),
  get('/files/:project/:dataset/:name', 'anonymous', file),
];

/** The patterns whose answers stay open: a browser page is sent to a host of its own for each. */
export const streamRoutes: ReadonlySet<string> = new Set([
  '/data/listen/:dataset',
  '/data/live/events/:dataset',
]);
