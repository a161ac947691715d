// In the place of serve.ts: says that all it is told is done, without doing it, but fails its trial with what it got as variables
// of the build. Run by begin-release.test.ts and keep.test.ts.
process.on('message', (order) => {
  const { SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT } = process.env;
  const got = JSON.stringify({ SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT });
  process.send?.(order === 'try' ? { order, error: got } : { order });
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
