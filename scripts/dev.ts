// The same as start, with hot reload.
process.argv.push('--dev');
await import('./start.ts');
