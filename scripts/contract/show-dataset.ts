import { addressOf } from '#contract/dataset/addresses.ts';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { type DatasetDocument, type DatasetFinding, describeFinding } from '#contract/dataset/finding.ts';
import { readEnvironment } from '#web/environment.ts';
import { withLake } from '../lake-client.ts';
import { annotation } from './annotation.ts';
import { documentsOf, documentsOfArchive } from './dataset-source.ts';

/**
 * Checks the dataset that the environment names, or an export, and prints what it finds document by document, each with
 * its address in the Studio; answers whether there is no error.
 */
export async function showDataset({ file, json }: { file?: string; json?: boolean }): Promise<boolean> {
  const environment = readEnvironment();
  const say = progress(json === true);
  const documents = file
    ? await documentsOfArchive(file)
    : await withLake(environment, (client) =>
        documentsOf(client, (count) => say(`Reading documents: ${count}`)),
      );
  const begun = performance.now();
  const findings = await checkDataset(documents, (done, of) => say(`Checking documents: ${done} of ${of}`));
  const seconds = (performance.now() - begun) / 1000;
  say('');

  const studio = ({ id, type }: DatasetFinding) =>
    `${environment.siteUrl}/studio/intent/edit/id=${id};type=${type}/`;
  if (json)
    console.log(
      JSON.stringify(
        findings.map((found) => ({ ...found, studio: studio(found) })),
        null,
        2,
      ),
    );
  else {
    for (const [document, own] of byDocument(documents, findings)) {
      const [first] = own;
      console.log(
        `${addressOf(document) ?? document._id} (${document._type})  ${first ? studio(first) : ''}`,
      );
      for (const found of own) console.log(`  ${describeFinding(found)}`);
    }
    const errors = findings.filter(({ level }) => level === 'error').length;
    console.log(
      `${documents.length} documents, ${errors} errors, ${findings.length - errors} warnings, ${seconds.toFixed(1)} s`,
    );
    if (process.env.GITHUB_ACTIONS)
      for (const found of findings)
        console.log(annotation(found.level, `${found.id} ${describeFinding(found)}`));
  }
  return findings.every(({ level }) => level === 'warning');
}

function byDocument(
  documents: DatasetDocument[],
  findings: DatasetFinding[],
): [DatasetDocument, DatasetFinding[]][] {
  return documents.flatMap((document): [DatasetDocument, DatasetFinding[]][] => {
    const own = findings.filter(({ id }) => id === document._id);
    return own.length > 0 ? [[document, own]] : [];
  });
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
