import { studioTypes } from '#pages/studio-types.ts';
import { duplicatePaths, findAddresses } from './addresses.ts';
import { openDataset } from './dataset.ts';
import type { DatasetDocument, DatasetFinding } from './finding.ts';
import { deadLinks, redirectFindings } from './links.ts';
import { contractFindings } from './meets-contracts.ts';
import { danglingReferences, unusedAssets } from './references.ts';
import { studioMarkers } from './studio-rules.ts';

/**
 * Checks the published documents of a dataset: what visitors would not see, what keeps editors from publishing, links and
 * references that lead nowhere, addresses that collide, redirects that lead on, assets that nobody shows. `withDrafts`
 * checks it as it will be when every draft is published.
 * @example
 * const found = await checkDataset(documents, { withDrafts: true });
 * console.log(found.map((finding) => `${finding.id}: ${describeFinding(finding)}`).join('\n'));
 */
export async function checkDataset(
  all: readonly DatasetDocument[],
  {
    withDrafts = false,
    onProgress = () => {},
  }: { withDrafts?: boolean; onProgress?: (done: number, of: number) => void } = {},
): Promise<DatasetFinding[]> {
  const dataset = openDataset(all, { withDrafts });
  const { documents } = dataset;
  try {
    const addresses = findAddresses(dataset);
    const found = [
      ...duplicatePaths(addresses),
      ...redirectFindings(dataset, addresses),
      ...unusedAssets(dataset),
    ];
    for (const [index, document] of documents.entries()) {
      if (!isAsset(document)) {
        found.push(...unknownType(document));
        found.push(...(await contractFindings(document, dataset)));
        found.push(...(await ruleFindings(document)));
        found.push(...danglingReferences(document, dataset));
        found.push(...deadLinks(document, dataset, addresses));
      }
      onProgress(index + 1, documents.length);
    }
    return found;
  } finally {
    dataset.close();
  }
}

async function ruleFindings(document: DatasetDocument): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  // References to what is not there have a finding of their own.
  const markers = await studioMarkers(document, () => true);
  return markers.map(({ level, path, message }) => ({
    level,
    id,
    type,
    path,
    reason: `The Studio ${level === 'error' ? 'refuses it' : 'warns'}: ${message}`,
  }));
}

const known = new Set<string>(studioTypes.map(({ name }) => name));

function unknownType({ _id: id, _type: type }: DatasetDocument): DatasetFinding[] {
  if (known.has(type) || type.startsWith('sanity.')) return [];
  const reason = `The Studio has no type "${type}": nobody can edit it, and nothing shows it. Migrate or delete it.`;
  return [{ level: 'warning', id, type, path: '', reason }];
}

function isAsset({ _type }: DatasetDocument): boolean {
  return _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset';
}
