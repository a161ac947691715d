import { sayAlive } from '#web/say-alive.ts';

// Answers whether it is well and does nothing else: run by keep-running.test.ts.
sayAlive();
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
