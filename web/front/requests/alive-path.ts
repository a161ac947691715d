/** The address at which a front says that it is running, without asking anyone else. */
export const alivePath = '/api/alive';
