import { stopChildren } from './child.ts';
import { stopWithParent } from './stop-with-parent.ts';

/**
 * Ends this process with code 130, after all its children, when it is asked to end or when its parent is gone. Returns
 * a function that tells whether it is ending: an error from then on is nothing to report. Listening to the parent's
 * channel keeps the process alive: call `process.exit`, or `process.channel?.unref()`.
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
