// The end-to-end tests alone.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'e2e');

export {};

await import('./test.ts');
