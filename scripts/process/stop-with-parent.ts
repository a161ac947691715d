/** Calls `stop` when the process that started this one is gone, however it ended: a closed IPC channel tells. */
export function stopWithParent(stop: () => void): void {
  if (process.channel) process.once('disconnect', stop);
}
