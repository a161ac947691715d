/** The year of the copyright line: the present one, in UTC, wherever the machine stands. */
export const presentYear = (): number => new Date().getUTCFullYear();
