// Says again what it is told: run by develop-contract.test.ts in the place of the site.
process.on('message', (said) => process.send?.(said));
process.once('disconnect', () => process.exit());
