import { expect, test, vi } from 'vitest';
import { proxiesBy, senderAddresses } from './sender-address.ts';

test('without proxies a visitor is whoever the socket leads to, whatever the request says', () => {
  const of = senderAddresses();
  expect(of('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  expect(of('::ffff:192.0.2.1', undefined)).toBe('192.0.2.1');
  expect(of(undefined, '198.51.100.7')).toBe('');
});

test('a trusted proxy names the visitor, and what a visitor has written before that counts nothing', () => {
  const of = senderAddresses(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  expect(of('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  expect(of('127.0.0.1', '1.1.1.1, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
  expect(of('fd00::1', '198.51.100.7')).toBe('198.51.100.7');
  expect(of('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  for (const said of [undefined, '', 'unknown', '1.1.1.1, 999.1.1.1'])
    expect(of('127.0.0.1', said), String(said)).toBe('127.0.0.1');
});

test('a proxy that nobody has named is said once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const of = senderAddresses(['10.0.0.0/8']);
  of('10.0.0.1', '198.51.100.7');
  of('192.0.2.1', '198.51.100.7');
  of('192.168.0.9', undefined);
  expect(warn).not.toHaveBeenCalled();
  for (const _ of 'two') of('192.168.0.9', '198.51.100.7');
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('A proxy at 192.168.0.9'));
  warn.mockRestore();
});

test('all addresses that one line of IPv6 has are one visitor', () => {
  const of = senderAddresses();
  expect(of('2001:db8:1:2:3:4:5:6', undefined)).toBe('2001:db8:1:2::');
  expect(of('2001:0DB8:1:2::9', undefined)).toBe('2001:db8:1:2::');
  expect(of('2001:db8::9', undefined)).toBe('2001:db8:0:0::');
});

test('proxies are those of this machine and those that are trusted', () => {
  const isProxy = proxiesBy(['10.0.0.0/8']);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3'])
    expect(isProxy(address), address).toBe(true);
  for (const address of ['198.51.100.1', '2001:db8::1', '192.168.0.1'])
    expect(isProxy(address), address).toBe(false);
});
