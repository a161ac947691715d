// The same as start, with hot reload.
process.argv.push('--dev');

export {};

await import('./start.ts');
