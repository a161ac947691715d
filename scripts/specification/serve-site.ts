import { startProduct } from '#e2e/product/start-product.ts';

// Runs in the copy of the checkout until the process that started it disconnects.
const { stop, ...site } = await startProduct(() => {});
process.once('disconnect', async () => {
  await stop();
  process.exit();
});
process.send?.(site);
