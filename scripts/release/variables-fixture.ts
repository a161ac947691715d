// A release that answers every order with its variables of the build: run by begin-release.test.ts.
process.on('message', (order) => {
  const { SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT } = process.env;
  process.send?.({ order, error: JSON.stringify({ SITE_URL, FLAGS_URL, SANITY_PROJECT_ID, PORT }) });
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
