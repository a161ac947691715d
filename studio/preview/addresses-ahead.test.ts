import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { AddressesAhead, type InForm } from './addresses-ahead.ts';

const written: InForm = { address: '/begun', isStored: false };

test('an address is ahead from when it is written until it is stored, and the one before it no longer', () => {
  const ahead = new AddressesAhead();
  const states = new BehaviorSubject<InForm>({ address: null, isStored: true });
  ahead.follow(states);
  expect(ahead.has('/begun')).toBe(false);
  states.next(written);
  expect(ahead.has('/begun')).toBe(true);
  states.next({ address: '/other', isStored: false });
  expect([ahead.has('/begun'), ahead.has('/other')]).toEqual([false, true]);
  states.next({ address: '/other', isStored: true });
  expect(ahead.has('/other')).toBe(false);
});

test('what is not stored when its form is closed is ahead until it is, and is followed no longer than that', () => {
  const ahead = new AddressesAhead();
  const states = new BehaviorSubject(written);
  ahead.follow(states)();
  expect([ahead.has('/begun'), states.observed]).toEqual([true, true]);
  states.next({ ...written, isStored: true });
  expect([ahead.has('/begun'), states.observed]).toEqual([false, false]);
});

test('an address that two forms have is ahead until both are stored, and one that is stored is not followed once its form is closed', () => {
  const ahead = new AddressesAhead();
  const [one, other] = [new BehaviorSubject(written), new BehaviorSubject(written)];
  const close = ahead.follow(one);
  ahead.follow(other);
  one.next({ ...written, isStored: true });
  close();
  expect([ahead.has('/begun'), one.observed]).toEqual([true, false]);
});
