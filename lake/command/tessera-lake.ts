#!/usr/bin/env node
// Everything else is imported only then: an older Node has no SQLite, and would say so in its own words.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || major === 23 || (major === 22 && minor < 21)) {
  console.error(`tessera-lake needs Node 22.21, 24 or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}
process.removeAllListeners('warning'); // Node warns that its SQLite is experimental
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') console.error(String(warning));
});
const { main } = await import('./main.ts');
await main(process.argv.slice(2));

export {};
