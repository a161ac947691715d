import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { kinds } from '#sections/registry.ts';
import { project } from '../contract/project/project.ts';
import type { Figure } from './measure.ts';

const count = 10_000;
const budget = 60; // s

/** How long the check of ten thousand pages takes, each of six sections: the samples of the kinds. */
export async function measureDataset(): Promise<Figure[]> {
  const samples = Object.values(kinds).map(({ sample }) => sample);
  const pages = Array.from({ length: count }, (_, index) => ({
    _id: `page-${index}`,
    _type: 'page',
    title: `Page ${index}`,
    path: { _type: 'slug', current: `/pages/${index}` },
    sections: Array.from({ length: 6 }, (_, place) => ({
      _key: `s${place}`,
      ...samples[(index + place) % samples.length],
    })),
  }));
  const begun = performance.now();
  await checkDataset(project, pages);
  const seconds = (performance.now() - begun) / 1000;
  return [
    {
      what: `check of a dataset of ${count} pages`,
      figure: `${seconds.toFixed(1)} s`,
      budget: `under ${budget} s`,
      isKept: seconds < budget,
    },
  ];
}
