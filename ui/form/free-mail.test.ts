import { expect, test } from 'vitest';
import { freeMailFault } from './free-mail.ts';

test('an address of a free provider is one however it is written, and those of companies are none', () => {
  expect(freeMailFault('email', 'someone@GMAIL.com')).toEqual({
    errorType: 'BLOCKED_EMAIL',
    message: 'Addresses of free email providers are not accepted.',
    field: 'email',
  });
  for (const email of ['ada@cardea.example', 'ada@gmail.com.example', 'gmail.com@cardea.example'])
    expect(freeMailFault('email', email)).toBeUndefined();
});
