// A process that stays until it is told to go, even when its parent has left it: run by child.test.ts.
process.on('disconnect', () => {});
setInterval(() => {}, 60_000);
process.send?.('ready');
