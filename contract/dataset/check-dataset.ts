import { type CompiledSchema, compileAnew } from '../compile.ts';
import type { Project, Site, StoredDocument, Told } from '../project.ts';
import { duplicatePaths, findAddresses } from './addresses.ts';
import { type Dataset, openDataset } from './dataset.ts';
import type { DatasetFinding } from './finding.ts';
import { deadLinks, redirectFindings } from './links.ts';
import { danglingReferences, unusedAssets } from './references.ts';
import { studioMarkers } from './studio-rules.ts';

/**
 * Checks the published documents of a project's dataset: what visitors would not see, what keeps editors from
 * publishing, links and references that lead nowhere, what else editors are told before a document goes out, addresses
 * that collide, redirects that lead to other redirects, assets that no document shows. `withDrafts` checks the dataset
 * as it will be when every draft is published.
 * @example
 * const found = await checkDataset(project, documents, { withDrafts: true });
 * console.log(found.map((finding) => `${finding.id}: ${describeDatasetFinding(finding)}`).join('\n'));
 */
export async function checkDataset(
  { types, site }: Required<Pick<Project, 'types' | 'site'>>,
  all: readonly StoredDocument[],
  {
    withDrafts = false,
    onProgress = () => {},
  }: { withDrafts?: boolean; onProgress?: (done: number, of: number) => void } = {},
): Promise<DatasetFinding[]> {
  const dataset = openDataset(all, { withDrafts });
  const { documents } = dataset;
  const schema = compileAnew(types);
  const known = new Set(types.map(({ name }) => name));
  try {
    const addresses = await findAddresses(dataset, site);
    const found = [
      ...duplicatePaths(addresses, site),
      ...redirectFindings(dataset, addresses, site),
      ...unusedAssets(dataset),
    ];
    for (const [index, document] of documents.entries()) {
      if (!isAsset(document)) {
        const own = [
          ...(known.has(document._type) ? [] : unknownType(document)),
          ...(await contractFindings(document, dataset, site)),
          ...(await ruleFindings(document, schema, dataset)),
          ...danglingReferences(document, dataset),
          ...(await deadLinks(document, dataset, addresses, site)),
        ];
        found.push(...own, ...(await toldFindings(document, dataset, site, own)));
      }
      onProgress(index + 1, documents.length);
    }
    return found;
  } finally {
    dataset.close();
  }
}

async function contractFindings(
  document: StoredDocument,
  { ask }: Dataset,
  { unseen }: Site,
): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  const faults = await unseen(document, ask);
  return faults.map(({ path, reason }) => ({ level: 'error', id, type, path, name: 'not-shown', reason }));
}

async function ruleFindings(
  document: StoredDocument,
  schema: CompiledSchema,
  { ask }: Dataset,
): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  // References to what is not there have a finding of their own.
  const markers = await studioMarkers(document, schema, () => true, ask);
  return markers.map(({ level, path, message }) => ({
    level,
    id,
    type,
    path,
    name: level === 'error' ? 'studio-refuses' : 'studio-warns',
    reason: `The Studio ${level === 'error' ? 'refuses it' : 'warns'}: ${message}`,
  }));
}

/** What else editors would be told, except about fields for which something as grave has been found. */
async function toldFindings(
  document: StoredDocument,
  { ask }: Dataset,
  { told }: Site,
  found: readonly DatasetFinding[],
): Promise<DatasetFinding[]> {
  if (!told) return [];
  const { _id: id, _type: type } = document;
  const isFound = ({ isFault, path }: Told) =>
    found.some((one) => one.path === path && (one.level === 'error' || !isFault));
  return (await told(document, ask))
    .filter((one) => !isFound(one))
    .map(({ isFault, path, reason }) => ({
      level: isFault ? 'error' : 'warning',
      id,
      type,
      path,
      name: isFault ? 'kept-back' : 'could-be-better',
      reason,
    }));
}

function unknownType({ _id: id, _type: type }: StoredDocument): DatasetFinding[] {
  if (type.startsWith('sanity.')) return [];
  const reason = `The Studio has no type "${type}": nobody can edit it, and nothing shows it. Migrate or delete it.`;
  return [{ level: 'warning', id, type, path: '', name: 'type-unknown', reason }];
}

function isAsset({ _type }: StoredDocument): boolean {
  return _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset';
}
