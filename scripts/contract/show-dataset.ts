import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { type DatasetFinding, describeDatasetFinding } from '#contract/dataset/finding.ts';
import { publishedOf } from '#contract/dataset/published.ts';
import { pageOf } from '#contract/findings.ts';
import type { StoredDocument } from '#contract/project.ts';
import { counted } from '#lake/kernel/counted.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { withLake } from '../lake/with-lake.ts';
import { annotation } from './annotation.ts';
import { documentsOf, documentsOfArchive } from './dataset-source.ts';
import { project } from './project/project.ts';

/**
 * A finding with the path of its document on the site, or null, and the address of the Studio at which it can be
 * mended.
 */
type PlacedFinding = DatasetFinding & { sitePath: string | null; studio: string };

/**
 * Checks the dataset that the environment names, or an export, and prints the findings document by document, each with
 * its address in the Studio. Resolves to whether there is no error. With `drafts` every draft counts as published.
 */
export async function showDataset(options: {
  file?: string;
  json?: boolean;
  drafts?: boolean;
}): Promise<boolean> {
  const { file, json = false, drafts: withDrafts = false } = options;
  const environment = readEnvironment();
  const say = progress(json);
  const all = file
    ? await documentsOfArchive(file)
    : await withLake(environment, (client) =>
        documentsOf(client, (count) => say(`Reading documents: ${count}`)),
      );
  const begun = performance.now();
  const found = await checkDataset(project, all, {
    withDrafts,
    onProgress: (done, of) => say(`Checking documents: ${done} of ${of}`),
  });
  const seconds = (performance.now() - begun) / 1000;
  say('');

  const documents = publishedOf(all, { withDrafts });
  const findings = placed(found, documents, environment.siteUrl);
  if (json) console.log(JSON.stringify(findings, null, 2));
  else {
    showByDocument(findings);
    const errors = findings.filter(({ level }) => level === 'error').length;
    const sum = [
      counted(documents.length, 'document'),
      counted(errors, 'error'),
      counted(findings.length - errors, 'warning'),
    ];
    console.log(`${sum.join(', ')}, ${seconds.toFixed(1)} s`);
    if (process.env.GITHUB_ACTIONS)
      for (const finding of findings)
        console.log(
          annotation(
            finding.level,
            `${finding.id} ${describeDatasetFinding(finding)} (${pageOf(finding.name)})`,
          ),
        );
  }
  return findings.every(({ level }) => level === 'warning');
}

function placed(findings: DatasetFinding[], documents: StoredDocument[], siteUrl: string): PlacedFinding[] {
  const paths = new Map(documents.map((document) => [document._id, storedAddress(document)]));
  return findings.map((finding) => ({
    ...finding,
    sitePath: paths.get(finding.id) ?? null,
    studio: `${siteUrl}/studio/intent/edit/id=${finding.id};type=${finding.type}/`,
  }));
}

function showByDocument(findings: PlacedFinding[]): void {
  const byDocument = Map.groupBy(findings, ({ id }) => id);
  for (const [id, own] of byDocument) {
    // Each group was made for a finding, so it has one.
    const [{ type, sitePath, studio }] = own as [PlacedFinding];
    console.log(`${sitePath ?? id} (${type})  ${studio}`);
    for (const finding of own) console.log(`  ${describeDatasetFinding(finding)} (${pageOf(finding.name)})`);
  }
}

/** Shows how far a long step is, in a terminal that is not read by a program. */
function progress(isQuiet: boolean): (words: string) => void {
  let last = 0;
  return (words) => {
    const now = performance.now();
    if (isQuiet || !process.stderr.isTTY || (words && now - last < 100)) return;
    last = now;
    process.stderr.write(`\r\u001B[K${words}`);
  };
}
