// Imported before a command. When a reader such as `head` closes the pipe early, the command ends as any program of a
// shell does: with the exit code of SIGPIPE and without a stack trace.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141); // 128 and the number of SIGPIPE
});
