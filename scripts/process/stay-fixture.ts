// A process that stays until it is told to go, whoever has left it: run by child.test.ts.
process.on('disconnect', () => {});
setInterval(() => {}, 60_000);
process.send?.('ready');
