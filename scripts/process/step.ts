/** Does a long step and shows its name, in a terminal how long it has taken so far, and at the end how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const seconds = (digits: number) => ((performance.now() - begun) / 1000).toFixed(digits);
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(isTerminal ? `${name} …` : `${name} …\n`);
  const timer = isTerminal
    ? setInterval(() => process.stdout.write(`\r${name} … ${seconds(0)} s`), 1000)
    : undefined;
  const end = (how: string) =>
    console.log(`${isTerminal ? '\r\u001B[K' : ''}${name}: ${how} after ${seconds(1)} s`);
  try {
    const result = await work();
    end('done');
    return result;
  } catch (error) {
    end('stopped');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
