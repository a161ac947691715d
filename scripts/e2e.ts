// The end-to-end tests alone.
process.argv.splice(2, 0, 'e2e');

export {};

await import('./test.ts');
