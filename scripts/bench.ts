import { measureContract } from './bench/contract-runs.ts';
import { measureDataset } from './bench/dataset-at-size.ts';
import { measureEditing } from './bench/editing-at-size.ts';
import { measureInstances } from './bench/instances.ts';
import { measureKeystrokes } from './bench/keystrokes.ts';
import { measureLake } from './bench/lake-at-size.ts';
import type { Figure } from './bench/measure.ts';
import { measurePictures } from './bench/picture-bytes.ts';
import { measureTrees } from './bench/preview-trees.ts';
import { measureProduct } from './bench/product.ts';
import { measureProof } from './bench/proof-at-size.ts';
import { copyOfFilled } from './bench/scale/filled-folder.ts';
import { measureScale } from './bench/scale/measure-scale.ts';
import { measureSiteAtSize } from './bench/scale/site-at-size.ts';
import { measureSearch } from './bench/search-at-size.ts';
import { measureFiles } from './bench/site-files.ts';
import { measureVisits } from './bench/visits.ts';
import { findOrInstallChromium } from './process/chromium.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const measures: Record<string, [title: string, measure: () => Promise<Figure[]>]> = {
  proof: ['Measuring the proof', measureProof],
  contract: ['Measuring the contract as it is typed', measureContract],
  dataset: ['Measuring the check of a dataset', measureDataset],
  lake: ['Measuring the lake', measureLake],
  'scale-lake': ['Measuring the growth of the lake', measureScale],
  'scale-site': ['Measuring the growth of the site', measureSiteAtSize],
  search: ['Measuring the search of 100,000 pages', measureSearch],
  desk: ['Measuring the desk', measureEditing],
  preview: ['Measuring the preview', async () => measureKeystrokes(await chromiumPath())],
  trees: ['Measuring the parsed queries of the preview', measureTrees],
  pictures: ['Measuring the bytes of pictures', measurePictures],
  files: ['Measuring pages as files', measureFiles],
  instances: ['Measuring three instances', measureInstances],
  visits: ['Measuring what visitors feel', async () => measureVisits(await chromiumPath())],
  product: ['Measuring the product', async () => measureProduct(await chromiumPath())],
};

/** Names that stand for several measures; each of these can be named by itself as well. */
const together: Record<string, string[]> = { scale: ['scale-lake', 'scale-site'] };

const help = `npm run bench [-- ${[...Object.keys(together), ...Object.keys(measures)].join(' | ')}]
npm run bench -- scale --only-fill FOLDER [--pages N]

Measures speed, size and memory, or only what is named, each beside its budget. Times depend on the machine and on what
else it does; ratios do not. Takes some ten minutes, and scale much longer: it fills two folders at first, and builds the
product for each. The product is compared with nginx where nginx and wrk are installed.

  --only-fill   makes FOLDER a data folder with the first content, N pages (100000) and ten edits of each, and ends`;

const options = {
  'only-fill': { type: 'string' },
  pages: { type: 'string', default: '100000' },
  help: { type: 'boolean' },
} as const;
try {
  const { positionals, values } = parseCommand({ options, allowPositionals: true });
  const asked = positionals.flatMap((name) => (Object.hasOwn(together, name) ? together[name] : name) ?? []);
  const unknown = asked.find((name) => !Object.hasOwn(measures, name));
  if (unknown !== undefined) throw new Error(`There is no measure "${unknown}".\n\n${help}`);
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const folder = values['only-fill'];
  if (folder !== undefined) {
    const pages = Number(values.pages);
    if (!Number.isSafeInteger(pages) || pages < 1)
      throw new Error(`"${values.pages}" is no number of pages: give one from 1 on.`);
    await step(`Filling ${folder}`, () => copyOfFilled(folder, { pages, edits: 10 }));
    process.exit(0);
  }
  let areAllKept = true;
  for (const [name, [title, measure]] of Object.entries(measures))
    if (asked.length === 0 || asked.includes(name))
      areAllKept = (await show(name, () => step(title, measure))) && areAllKept;
  process.exit(areAllKept ? 0 : 1);
} catch (error) {
  sayAndExit(error);
}

/**
 * Runs a measure and prints its figures at once; a measure that fails is reported and stops no other. Returns whether
 * every budget was kept.
 */
async function show(name: string, measure: () => Promise<Figure[]>): Promise<boolean> {
  let figures: Figure[];
  try {
    figures = await measure();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`✗ "${name}" could not be measured: ${why}\n`);
    return false;
  }
  for (const { what, figure, budget, isKept } of figures)
    console.log(`${isKept ? '✓' : '✗'} ${what}: ${figure} (${budget})`);
  console.log('');
  return figures.every(({ isKept }) => isKept);
}

async function chromiumPath(): Promise<string> {
  const found = await findOrInstallChromium();
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}
