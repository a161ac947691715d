import { expect, test } from 'vitest';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { describeDatasetFinding } from '#contract/dataset/finding.ts';
import { project } from '../project/project.ts';

test.each(['/search', '/index', '/api/prices'])(
  'a page or a redirect at %s is named with the address that the site keeps for itself',
  async (current) => {
    const slug = { _type: 'slug', current };
    const documents = [
      { _id: 'a', _type: 'page', title: 'A', path: slug },
      { _id: 'b', _type: 'redirect', from: slug, to: { _type: 'link', href: '/' } },
    ];
    const found = await checkDataset(project, documents);
    const refusals = found
      .filter(({ path }) => path === 'path' || path === 'from')
      .map(describeDatasetFinding);
    for (const field of ['path', 'from'])
      expect(refusals).toContainEqual(
        `✗ ${field}: The Studio refuses it: The site itself answers at /${current.split('/')[1]}, so no page would be seen there. Begin the path with another word.`,
      );
  },
);
