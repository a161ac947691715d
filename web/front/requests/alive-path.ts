/** Where a front says that it is there, and asks nobody else. */
export const alivePath = '/api/alive';
