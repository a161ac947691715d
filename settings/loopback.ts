/** Whether a host name is that of one's own machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|.+\.localhost)$/.test(host);
