import { askedDataset } from './asked-dataset.ts';
import { ownCommentsOnly } from './features/comments/own-comments.ts';
import type { streamHosts } from './features/events/stream-hosts.ts';
import type { HeldOpen } from './kernel/access/held-open.ts';
import { type Identity, tokenOf } from './kernel/access/identity.ts';
import type { Limits } from './kernel/access/limits.ts';
import type { SenderOf } from './kernel/access/sender.ts';
import { readApiVersion } from './kernel/http/api-version.ts';
import { findRoute } from './kernel/http/find-route.ts';
import type { RequestContext, WithParams } from './kernel/http/handler.ts';
import type { openLedger } from './kernel/http/ledger.ts';
import type { Route } from './kernel/http/route.ts';
import type { LakeOptions } from './kernel/options.ts';
import { Refusal } from './kernel/refusal.ts';
import type { Dataset, Datasets } from './kernel/store/datasets.ts';
import type { TransactionCheck } from './kernel/transactions/transact.ts';
import type { Readers } from './query/readers/readers.ts';
import { changesAccess, type LakeServices } from './routes.ts';

/** Everything with which requests are answered while the lake is open. */
export interface Answering {
  routes: readonly Route<LakeServices>[];
  options: LakeOptions;
  datasets: Datasets;
  /** What every transaction has to pass. */
  checks: readonly TransactionCheck[];
  readers: Readers;
  limits: Limits;
  streams: ReturnType<typeof streamHosts>;
  ledger: ReturnType<typeof openLedger>;
  senderOf: SenderOf;
  identityOf: (token: string | undefined) => Identity;
  openStreams: HeldOpen;
  openSockets: HeldOpen;
  /** What features offer to the handlers of all requests alike. */
  services: Omit<LakeServices, 'countStream' | keyof ReadServices>;
}

/** How a handler reads from the dataset that its request is about. */
type ReadServices = Pick<LakeServices, 'runQuery' | 'readDocuments' | 'hold' | 'hear'>;

/** Where a request comes from, and what wants to know where it goes. */
interface Way {
  /** Hears the pattern of its route. */
  hearRoute: (pattern: string) => void;
  /** Undefined for a request from this process itself. */
  socketAddress: string | undefined;
}

/**
 * Answers a request whose origin may ask: finds its route, the identity behind it and the dataset. Throws Refusal for
 * what the lake declines.
 */
export async function answerRequest(
  lake: Answering,
  request: Request,
  { hearRoute, socketAddress }: Way,
): Promise<Response> {
  const { streams, limits, datasets, options } = lake;
  const url = new URL(request.url);
  const { apiVersion, path } = readApiVersion(url.pathname);
  const { route, params } = routeOf(lake, request.method, path);
  hearRoute(route.pattern);

  const token = tokenOf(request) ?? streams.take(url.searchParams.get('ticket') ?? '');
  const identity = lake.identityOf(token);
  const sender = lake.senderOf(request, identity, socketAddress);
  if (route.counts) limits.count(route.counts, { identity, sender });
  const findDataset = () => askedDataset({ params, route, identity }, datasets, options);
  const dataset = findDataset();
  const { isStream } = route;

  const elsewhere = isStream && streams.redirect(request, url, tokenOf(request));
  if (elsewhere) return new Response(null, { status: 307, headers: { Location: elsewhere } });
  const freeSeat = isStream ? limits.seat({ identity, sender }) : undefined;
  const ending = new AbortController();
  const signal = isStream ? AbortSignal.any([request.signal, ending.signal]) : undefined;
  let isStreaming = false;

  const isCommenter = dataset.addonFor && identity.role === 'viewer';
  const context: RequestContext & LakeServices & WithParams<string> = {
    ...lake.services,
    ...readServices(lake, request, { dataset, identity, sender }),
    store: dataset.store,
    checks: isCommenter ? [...lake.checks, ownCommentsOnly(identity)] : lake.checks,
    options: { ...options, dataset: dataset.name },
    identity,
    sender,
    datasets,
    params,
    url,
    apiVersion,
    countStream() {
      const recheck = () => {
        if (findDataset().store !== dataset.store)
          throw new Refusal(404, 'The alias now leads to another dataset.');
      };
      const forget = lake.openStreams.add({ token, identity, recheck, end: () => ending.abort() });
      isStreaming = true;
      return () => {
        forget();
        freeSeat?.();
      };
    },
  };
  try {
    const response = await route.handler(signal ? new Request(request, { signal }) : request, context);
    if (changesAccess(route)) for (const open of [lake.openStreams, lake.openSockets]) open.check();
    return response;
  } catch (error) {
    if (error instanceof Refusal || dataset.store.database.isOpen) throw error;
    throw new Refusal(404, `The dataset "${dataset.name}" has been deleted in the meantime.`);
  } finally {
    if (!isStreaming) freeSeat?.();
  }
}

function routeOf({ routes, ledger }: Answering, method: string, path: string) {
  const found = findRoute(routes, method, path);
  if (!('allowed' in found)) return found;
  ledger.note(method, path);
  if (found.allowed.length > 0) throw Refusal.ofMethod(method, path, found.allowed);
  throw new Refusal(
    404,
    `The lake has no ${method} ${path}. What it answers is listed in lake/routes.ts and by its plug-ins.`,
  );
}

/** How a request reads. Queries of visitors share a lane of their own, so that nobody with a token waits for them. */
function readServices(
  { readers, limits }: Answering,
  { signal }: Request,
  { dataset, identity, sender }: Pick<RequestContext, 'identity' | 'sender'> & { dataset: Dataset },
): ReadServices {
  const own = identity.role === 'anonymous' ? 'anonymous' : 'known';
  const asked = { name: dataset.name, folder: dataset.store.folder };
  return {
    runQuery: (question, lane = own) => readers.ask(asked, question, lane, signal),
    readDocuments: (named) => readers.read(asked, named, own, signal),
    hold: (bytes) => limits.hold(bytes, { identity, sender }),
    hear: (filter, seq) => readers.hear(asked, filter, seq, own, signal),
  };
}
