import { measureDataset } from './bench/dataset-at-size.ts';
import { measureEditing } from './bench/editing-at-size.ts';
import { measureLake } from './bench/lake-at-size.ts';
import type { Figure } from './bench/measure.ts';
import { measureProduct } from './bench/product.ts';
import { measureProof } from './bench/proof-at-size.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

// Measures the product and shows each figure beside its budget. Times depend on the machine; ratios do not.
if (process.argv.includes('--help')) {
  console.log(
    'npm run bench\n\nMeasures speed, size and memory, each beside its budget. Takes two minutes or so.',
  );
  process.exit();
}
try {
  const figures: Figure[] = [
    ...(await step('Measuring the proof', measureProof)),
    ...(await step('Measuring the check of a dataset', measureDataset)),
    ...(await step('Measuring the lake', measureLake)),
    ...(await step('Measuring the desk', measureEditing)),
    ...(await step('Measuring the product', measureProduct)),
  ];
  console.log('');
  for (const { what, figure, budget, isKept } of figures)
    console.log(`${isKept ? '✓' : '✗'} ${what}: ${figure} (${budget})`);
  process.exit(figures.every(({ isKept }) => isKept) ? 0 : 1);
} catch (error) {
  sayAndExit(error);
}
