/** The message by which its parent asks a process whether it is well. */
export const aliveQuestion = 'are you alive?';

/** The answer to that question. */
export const aliveAnswer = 'alive';

/**
 * Makes this process answer its parent whether it is well, because several processes share an address at which nobody
 * knows who answers.
 */
export function sayAlive(): void {
  process.on('message', (word) => {
    if (word === aliveQuestion && process.connected) process.send?.(aliveAnswer);
  });
}
