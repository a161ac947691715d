import { stopChildren } from './child.ts';
import { stopWithParent } from './stop-with-parent.ts';

/**
 * Ends this process with code 130 when it is asked to end, or when the one that started it is gone, after all that it has started itself.
 * What is answered tells whether it is ending: what fails then has nothing to say. The channel to the one that started it keeps it alive, as
 * somebody listens to it: `process.exit`, or `process.channel?.unref()`.
 */
export function stopWhenAsked(): () => boolean {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopChildren();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent(stop);
  return () => isStopping;
}
