import { createTransport } from 'nodemailer';
import type { SendMail } from './outbox.ts';

const maxMs = 30_000; // for a server to answer

/**
 * Returns a function that sends mails through the server at an address such as
 * `smtps://user:password@mail.example.com`, with `from` as their sender.
 */
export function sendBySmtp(url: string, from: string): SendMail {
  const limits = { connectionTimeout: maxMs, greetingTimeout: maxMs, socketTimeout: maxMs };
  const transport = createTransport({ url, ...limits });
  return ({ to, subject, text }) => transport.sendMail({ from, to, subject, text });
}
