import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, isLoopbackListener } from './loopback.ts';

const addresses = ['127.0.0.1', '127.0.0.2', '127.255.255.254'];
const elsewhere = [
  ...['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '27.0.0.1', '192.0.2.127', '2001:db8::1', '::11', '1::1'],
  ...[
    '127',
    '127.0.0',
    '127.0.0.1.example',
    '127.evil.example',
    '127.0.0.1.2',
    'x127.0.0.1',
    '127.0.0.1 ',
    '127.0.0.1\n',
  ],
  ...[
    'localhost.example',
    'notlocalhost',
    'evil.example',
    '.localhost',
    'a..localhost',
    'localhost.',
    'lake',
  ],
  ...[
    'localhost:3030',
    'evil.example/a.localhost',
    'a b.localhost',
    'evil.example@localhost',
    'a.localhost\n',
  ],
  ...['::ffff:10.0.0.1', '::ffff:128.0.0.1', '[::2]', '[::1', '::1]'],
];

test('the address of a socket is loopback in each way of writing it, and no name is', () => {
  for (const own of [...addresses, '::1', '::ffff:127.0.0.1', '::FFFF:127.1.2.3'])
    expect(isLoopbackAddress(own), own).toBe(true);
  for (const other of [...elsewhere, 'localhost', 'a.localhost', '[::1]'])
    expect(isLoopbackAddress(other), other).toBe(false);
});

test('the host of an address is loopback by its names as well, and of IPv6 in brackets alone', () => {
  for (const own of [...addresses, '[::1]', 'localhost', 'LOCALHOST', 'sse1.localhost', 'a.b-2.localhost'])
    expect(isLoopbackHost(own), own).toBe(true);
  for (const other of [...elsewhere, '::1', '::ffff:127.0.0.1', '[::ffff:127.0.0.1]', 'a_b.localhost'])
    expect(isLoopbackHost(other), other).toBe(false);
});

test('only this machine reaches what listens on one of its addresses or on localhost, not on a name below that', () => {
  for (const own of [...addresses, '::1', 'localhost']) expect(isLoopbackListener(own), own).toBe(true);
  for (const other of [...elsewhere, 'lake.localhost', '[::1]', '::ffff:127.0.0.1'])
    expect(isLoopbackListener(other), other).toBe(false);
});
