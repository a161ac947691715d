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
import type { Route } from './kernel/http/handler.ts';
import { cors, ping } from './kernel/http/status.ts';
import { doc } from './query/doc.ts';
import { query } from './query/query.ts';
import type { QueryServices } from './query/query-services.ts';

/** What features offer to handlers. */
export type LakeServices = QueryServices & AccountServices & ImageServices;

/** All that the lake answers, besides what plug-ins add. A path begins with the version of the API (`/v2023-05-03`), or has none. */
export const routes: readonly Route<LakeServices>[] = [
  ['GET', '/ping', 'anonymous', ping],
  ['GET', '/data/ping/:dataset', 'anonymous', ping],
  ['GET', '/check/cors', 'anonymous', cors],

  ['GET', '/lake/login', 'anonymous', signInPage],
  ['POST', '/lake/login', 'anonymous', signIn],
  ['GET', '/lake/invitations/:secret', 'anonymous', joinPage],
  ['POST', '/lake/invitations/:secret', 'anonymous', join],
  ['GET', '/lake/team', 'admin', team],
  ['POST', '/lake/team/invite', 'admin', inviteSomebody],
  ['POST', '/lake/team/withdraw', 'admin', withdraw],
  ['POST', '/lake/team/accounts/:id', 'admin', changeAccount],
  ['POST', '/lake/team/requests/:id', 'admin', answerRequest],
  ['GET', '/lake/accounts', 'admin', takeAccounts],
  ['POST', '/lake/accounts', 'admin', bringAccounts],
  ['GET', '/auth/fetch', 'anonymous', fetchToken],
  ['GET', '/auth/id', 'anonymous', sessionId],
  ['POST', '/auth/logout', 'anonymous', logout],
  ['GET', '/auth/providers', 'anonymous', providers],

  ['GET', '/users/me', 'anonymous', me],
  ['GET', '/users/me/keyvalue/:keys', 'viewer', readKeys],
  ['PUT', '/users/me/keyvalue', 'viewer', writeKeys],
  ['GET', '/users/:ids', 'viewer', users],
  ['GET', '/projects/:project', 'viewer', project],
  ['GET', '/projects/:project/datasets', 'viewer', projectDatasets],
  ['GET', '/projects/:project/datasets/:name/acl', 'anonymous', acl],
  ['GET', '/projects/:project/datasets/:name/settings/indexing', 'viewer', indexing],
  ['GET', '/projects/:project/grants', 'viewer', grants],
  ['GET', '/projects/:project/roles', 'viewer', projectRoles],
  ['GET', '/projects/:project/new-content-release-allowed', 'viewer', releaseLimit],
  ['GET', '/projects/:project/user-applications', 'anonymous', noList],
  ['GET', '/datasets', 'viewer', datasets],
  ['POST', '/comments/:dataset/setup', 'editor', setUpComments],
  ['GET', '/access/requests/me', 'viewer', ownRequests],
  ['POST', '/access/project/:project/requests', 'viewer', requestRole],
  ['GET', '/features', 'anonymous', features],
  ['GET', '/journey/*', 'anonymous', nothing],
  ['GET', '/subscriptions/*', 'anonymous', nothing],
  ['GET', '/help', 'anonymous', heard],
  ['GET', '/geoip/country', 'anonymous', nothing],
  ['GET', '/intake/telemetry-status', 'anonymous', telemetryStatus],
  ['POST', '/intake/batch', 'anonymous', heard],

  ['GET', '/data/query/:dataset', 'anonymous', query],
  ['POST', '/data/query/:dataset', 'anonymous', query],
  ['GET', '/data/doc/:dataset/:ids', 'anonymous', doc],
  ['POST', '/data/mutate/:dataset', 'editor', mutate],
  ['POST', '/data/actions/:dataset', 'editor', actions({ ...documentActions, ...releaseActions })],

  ['GET', '/data/history/:dataset/events/documents/:id', 'viewer', events],
  ['GET', '/data/history/:dataset/transactions/:ids', 'viewer', transactions],
  ['GET', '/data/history/:dataset/documents/:ids', 'viewer', documents],
  ['GET', '/data/references/:dataset/documents/:id/to', 'viewer', references],

  ['GET', '/data/listen/:dataset', 'anonymous', listen],
  ['GET', '/data/live/events/:dataset', 'anonymous', live],

  ['POST', '/assets/images/:dataset', 'editor', uploadImage],
  ['POST', '/assets/files/:dataset', 'editor', uploadFile],
  ['GET', '/images/:project/:dataset/:name', 'anonymous', image],
  ['GET', '/files/:project/:dataset/:name', 'anonymous', file],
];

/** The patterns whose answers stay open: a browser page is sent to a host of its own for each. */
export const streamRoutes: ReadonlySet<string> = new Set([
  '/data/listen/:dataset',
  '/data/live/events/:dataset',
]);
