import { createTransport } from 'nodemailer';
import type { SendMail } from './outbox.ts';

const maxMs = 30_000; // that a server may take to answer

/** Sends mails by the server of an address such as `smtps://user:password@mail.example.com`, in the name of a sender. */
export function sendBySmtp(url: string, from: string): SendMail {
  const limits = { connectionTimeout: maxMs, greetingTimeout: maxMs, socketTimeout: maxMs };
  const transport = createTransport({ url, ...limits });
  return ({ to, subject, text }) => transport.sendMail({ from, to, subject, text });
}
