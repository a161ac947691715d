import type { Identity, Role } from '../access/identity.ts';
import type { LakeOptions } from '../options.ts';
import type { Datasets } from '../store/datasets.ts';
import type { Store } from '../store/store.ts';
import type { TransactionCheck } from '../transactions/transact.ts';

/** What every handler may use, besides the request itself. Features add what they offer to others. */
export interface RequestContext {
  /** The dataset that the path names, else that of the site. */
  store: Store;
  /** What every transaction of the request has to pass. */
  checks: readonly TransactionCheck[];
  options: LakeOptions;
  identity: Identity;
  datasets: Datasets;
  /** The named parts of the route's pattern. */
  params: Record<string, string>;
  url: URL;
  /** The date of the API that the client asked for, `X` for the experimental one, or '' without a version. */
  apiVersion: string;
}

/** Answers one request, with what it needs of features besides (`Added`); throws Refusal for what it declines. */
export type Handler<Added = object> = (
  request: Request,
  context: RequestContext & Added,
) => Response | Promise<Response>;

/** One line of the route table: `:name` stands for one part of the path, `*` at its end for all that follows. */
export type Route<Added = object> = [
  method: 'GET' | 'POST' | 'PUT',
  pattern: string,
  role: Role,
  handler: Handler<Added>,
];
