/** The year of the copyright line: the present one in UTC, whatever the time zone of the machine. */
export const presentYear = (): number => new Date().getUTCFullYear();

/** The end of the present year in UTC: until then a page with the copyright line may be kept as it is. */
export const yearEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1));
