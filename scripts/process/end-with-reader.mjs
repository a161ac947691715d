// Imported before a command. Whoever reads what it prints may have had enough, as `head` has: it ends then as any program of a
// shell does, by the code that says so, and without a stack.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141); // 128 and the number of SIGPIPE
});
