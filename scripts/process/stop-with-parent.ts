/** Ends this process when the one that started it is gone, however that ended (a closed IPC channel tells). */
export function stopWithParent(stop: () => void): void {
  if (process.channel) process.on('disconnect', stop);
}
