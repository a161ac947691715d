import { ownRequests, requestRole } from './accounts/ask.ts';
import { fetchToken, logout, providers, sessionId } from './accounts/auth.ts';
import { join, joinPage } from './accounts/join.ts';
import { answerRequest, changeAccount, inviteSomebody, team, withdraw } from './accounts/manage.ts';
import { signIn, signInPage } from './accounts/sign-in.ts';
import { bringAccounts, takeAccounts } from './accounts/transfer.ts';
import { actions } from './actions/actions.ts';
import { file } from './assets/file.ts';
import { uploadFile, uploadImage } from './assets/upload.ts';
import { listen } from './events/listen.ts';
import { live } from './events/live.ts';
import { submit } from './forms/submit.ts';
import { bringFile, submittedFile } from './forms/submitted-files.ts';
import type { Route } from './handler.ts';
import { documents } from './history/documents.ts';
import { events } from './history/events.ts';
import { transactions } from './history/transactions.ts';
import { image } from './images/image.ts';
import { mutate } from './mutate/mutate.ts';
import { readKeys, writeKeys } from './project/key-value.ts';
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
} from './project/project.ts';
import { features, heard, noList, nothing, telemetryStatus } from './project/silence.ts';
import { me, users } from './project/users.ts';
import { doc } from './query/doc.ts';
import { query } from './query/query.ts';
import { references } from './references/references.ts';
import { cors, ping } from './status.ts';

/** All that the lake answers. A path begins with the version of the API (`/v2023-05-03`), or has none. */
export const routes: Route[] = [
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
  ['POST', '/data/actions/:dataset', 'editor', actions],

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

  ['POST', '/submissions/v3/integration/submit/:portal/:form', 'anonymous', submit],
  ['GET', '/submissions/files/:dataset/:name', 'editor', submittedFile],
  ['POST', '/submissions/files/:dataset/:name', 'admin', bringFile],
];

/** The patterns whose answers stay open: a browser page is sent to a host of its own for each. */
export const streamRoutes: ReadonlySet<string> = new Set([
  '/data/listen/:dataset',
  '/data/live/events/:dataset',
]);
