import { answerFigures } from './ask-figures.ts';
import { addCounter, addDurations, addReading } from './figures.ts';
import { processFigures } from './process-figures.ts';

// A process that has counted something, and answers its parent's questions for figures.
const figures = processFigures(process.argv[2] ?? '');
addCounter(figures, { name: 'knocks_total', help: 'Knocks.', labels: ['door'] })({ door: 'front' });
addDurations(figures, { name: 'knock_seconds', help: 'How long.', labels: ['door'] })({ door: 'front' }, 7);
if (process.argv[3] === 'fails')
  addReading(figures, { name: 'lost', help: 'What cannot be read.', type: 'gauge' }, () => {
    throw new Error('disk I/O error');
  });
answerFigures(figures);
process.send?.('ready');
