import { isIP } from 'node:net';

/** Whether a text is the address of a machine, or of a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  const isLength =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 6 ? 128 : 32));
  return version !== 0 && isLength && more.length === 0;
}
