/** What a process is asked by the one that started it, to know whether it is well. */
export const aliveQuestion = 'are you alive?';

/** What it answers. */
export const aliveAnswer = 'alive';

/** Has this process answer the one that started it whether it is well: at an address that several share nobody knows who answers. */
export function sayAlive(): void {
  process.on('message', (word) => {
    if (word === aliveQuestion && process.connected) process.send?.(aliveAnswer);
  });
}
