/** After how many seconds whoever got a 503 of the site may ask again, as `retry-after` says. */
export const retrySeconds = '5';
