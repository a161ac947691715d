/** The seconds of a time such as "2:40"; 0 for any other text. */
export function secondsOf(time: string): number {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(time) ?? [];
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
