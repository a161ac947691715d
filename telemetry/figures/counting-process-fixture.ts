import { answerFigures } from './ask-figures.ts';
import { addCounter, addDurations } from './figures.ts';
import { processFigures } from './process-figures.ts';

// A process that has counted something, and answers the one that started it.
const figures = processFigures(process.argv[2] ?? '');
addCounter(figures, { name: 'knocks_total', help: 'Knocks.', labels: ['door'] })({ door: 'front' });
addDurations(figures, { name: 'knock_seconds', help: 'How long.', labels: ['door'] })({ door: 'front' }, 7);
answerFigures(figures);
process.send?.('ready');
