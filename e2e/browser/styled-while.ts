import type { CDPSession, Page } from 'playwright';

/**
 * Records each recalculation of styles on a page until some work is done; resolves with the number of elements in each.
 */
export async function styledWhile(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types do not describe the events of this category.
    for (const { name, args } of value as unknown as Traced[])
      if (name === 'UpdateLayoutTree' && args.elementCount) counts.push(args.elementCount);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  await endTracing(session);
  return counts;
}

interface Traced {
  name: string;
  args: { elementCount?: number };
}

async function endTracing(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
