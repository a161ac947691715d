import { actions } from './actions/actions.ts';
import { file } from './assets/file.ts';
import { uploadFile, uploadImage } from './assets/upload.ts';
import { listen } from './events/listen.ts';
import { live } from './events/live.ts';
import { submit } from './forms/submit.ts';
import type { Route } from './handler.ts';
import { image } from './images/image.ts';
import { mutate } from './mutate/mutate.ts';
import { doc } from './query/doc.ts';
import { query } from './query/query.ts';
import { cors, me, ping } from './status.ts';

/** All that the lake answers. A path begins with the version of the API (`/v2023-05-03`), or has none. */
export const routes: Route[] = [
  ['GET', '/ping', 'anonymous', ping],
  ['GET', '/data/ping/:dataset', 'anonymous', ping],
  ['GET', '/check/cors', 'anonymous', cors],
  ['GET', '/users/me', 'anonymous', me],

  ['GET', '/data/query/:dataset', 'anonymous', query],
  ['POST', '/data/query/:dataset', 'anonymous', query],
  ['GET', '/data/doc/:dataset/:ids', 'anonymous', doc],
  ['POST', '/data/mutate/:dataset', 'editor', mutate],
  ['POST', '/data/actions/:dataset', 'editor', actions],

  ['GET', '/data/listen/:dataset', 'anonymous', listen],
  ['GET', '/data/live/events/:dataset', 'anonymous', live],

  ['POST', '/assets/images/:dataset', 'editor', uploadImage],
  ['POST', '/assets/files/:dataset', 'editor', uploadFile],
  ['GET', '/images/:project/:dataset/:name', 'anonymous', image],
  ['GET', '/files/:project/:dataset/:name', 'anonymous', file],

  ['POST', '/submissions/v3/integration/submit/:portal/:form', 'anonymous', submit],
];
