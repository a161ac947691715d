import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EstimateStage } from './estimate-stage.tsx';

const none = { kinds: [], exposures: [], byHand: 0, withProduct: 0 };
const subject = { full: 'machine identities', short: 'identities', one: 'identity' };

test.each([
  [5_000, 250, 'That is 20 for each person'],
  [100, 100, 'That is 1 for each person'],
  [99, 100, 'That is 1 for each person'],
  [100, 250, 'That is one for every 2.5 people'],
  [0, 250, 'That is 0 for each person'],
])('%i among %i people are said as "%s"', (total, people, words) => {
  const stage = (
    <EstimateStage result={{ ...none, total, people }} {...{ subject, margin: 1.5 }} exposure={undefined} />
  );
  expect(renderToStaticMarkup(stage).replace(/<[^>]*>/g, '')).toContain(words);
});
