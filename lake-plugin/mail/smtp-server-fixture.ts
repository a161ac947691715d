import { createServer, type Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface TakenMail {
  to: string;
  subject: string;
  text: string;
}

/** A mail server on a free loopback port; it refuses the first `refused` mails until they come again. */
export async function smtpServer(refused = 0) {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let toRefuse = refused;
  const server = createServer((socket) => {
    sockets.add(socket);
    let to = '';
    let rest = '';
    let isData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
      if (/^RCPT/i.test(line) && toRefuse-- > 0) return answer('451 Later');
      if (/^QUIT/i.test(line)) return socket.end('221 Bye\r\n');
      isData = /^DATA/i.test(line);
      return answer(isData ? '354 Go on' : '250 OK');
    };
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      rest += chunk;
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          taken.push(read(part, to));
          answer('250 Taken');
        } else command(part);
      }
    });
    answer('220 A server of a test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  return {
    taken,
    url: `smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function read(mail: string, to: string): TakenMail {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const encoded = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1]?.replace(/\r\n\s/g, '') ?? '';
  const subject = encoded
    .replace(/\?=\s*=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => word.replaceAll('_', ' '));
  const text = body.join('\r\n\r\n').replace(/=\r\n/g, '');
  return { to, subject: bytesOf(subject), text: bytesOf(text).replaceAll('\r\n', '\n') };
}

const bytesOf = (quoted: string): string =>
  Buffer.from(
    quoted.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
