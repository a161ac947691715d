import { noFile } from './features/assets/asset-file.ts';
import { requireDataset } from './features/datasets/require-dataset.ts';
import { type Identity, requireRole } from './kernel/access/identity.ts';
import type { Route } from './kernel/http/route.ts';
import type { LakeOptions } from './kernel/options.ts';
import { Refusal } from './kernel/refusal.ts';
import type { Dataset, Datasets } from './kernel/store/datasets.ts';

/** A request as far as it decides about a dataset: the parts of its path, its route, and who asks. */
export interface Asked {
  params: { project?: string; dataset?: string; name?: string };
  route: Pick<Route, 'role' | 'isFile' | 'isForComments'>;
  identity: Identity;
}

/**
 * The dataset that a path names, else that of the site. Throws Refusal when there is none, or when the identity lacks
 * the role that is needed there.
 */
export function askedDataset(
  { params, route: { role, isFile, isForComments }, identity }: Asked,
  datasets: Datasets,
  options: LakeOptions,
): Dataset {
  const { project, dataset = options.dataset, name = '' } = params;
  if (project !== undefined && project !== options.projectId)
    throw new Refusal(404, `This lake holds the project "${options.projectId}", not "${project}".`);
  const found = datasets.find(dataset);
  if (isFile) {
    // Whoever knows the name of a file gets it, but files beside comments are not for strangers: these hear the same as
    // of a dataset that does not exist.
    if (!found || (found.addonFor && identity.role === 'anonymous')) throw noFile(name);
    return found;
  }
  requireDataset(found, dataset, identity);
  requireRole(identity, found.addonFor && isForComments ? 'viewer' : role);
  return found;
}
