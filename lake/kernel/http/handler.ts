import type { Identity } from '../access/identity.ts';
import type { Sender } from '../access/sender.ts';
import type { LakeOptions } from '../options.ts';
import type { Datasets } from '../store/datasets.ts';
import type { Store } from '../store/store.ts';
import type { TransactionCheck } from '../transactions/transact.ts';

/** What every handler may use besides the request itself. Features add their services to it. */
export interface RequestContext {
  /** The dataset that the path names, else that of the site. */
  store: Store;
  /** What every transaction of the request has to pass. */
  checks: readonly TransactionCheck[];
  options: LakeOptions;
  identity: Identity;
  /** Where the request comes from. */
  sender: Sender;
  datasets: Datasets;
  url: URL;
  /** The date of the API that the client asked for, `1`, `X` for the experimental one, or '' without a version. */
  apiVersion: string;
}

/** Parts of a path, by the names that they have in the pattern of the handler's route. */
export interface WithParams<Name extends string> {
  params: Readonly<Record<Name, string>>;
}

/**
 * Answers one request, with the request's context and what else it needs: parts of the path, services of features.
 * Throws Refusal for what it declines.
 *
 * @example
 * const greet: Handler<WithParams<'name'>> = (_request, { params }) => new Response(`Hello ${params.name}`);
 */
export type Handler<Needs = object> = (
  request: Request,
  context: RequestContext & Needs,
) => Response | Promise<Response>;
