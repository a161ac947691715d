// Stands in for serve.ts: answers that each order is carried out, without doing anything, but fails its trial with the
// variables of the build that it got. Run by begin-release.test.ts and keep.test.ts.
process.on('message', (order) => {
  const { SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT } = process.env;
  const got = JSON.stringify({ SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT });
  process.send?.(order === 'try' ? { order, error: got } : { order });
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
