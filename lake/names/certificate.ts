import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { bits, der, integer, moment, objectId, sequence } from './der.ts';

/** A certificate and its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
const yes = der(0x01, Buffer.from([0xff]));
const authorityName = 'Tessera lake, on this machine';

/** Makes an authority that programs believe only for names below `domain`, even if somebody gets at its key. */
export function makeAuthority(domain: string, days = 3650): Certificate {
  const pair = newPair();
  const own = keyIdOf(pair.publicDer);
  const cert = signed(pair.privateKey, {
    subject: authorityName,
    publicDer: pair.publicDer,
    days,
    extensions: [
      extension('2.5.29.19', sequence(yes, integer(Buffer.from([0]))), true), // it signs names, but no other authority
      extension('2.5.29.15', bits(Buffer.from([0x06]), 1), true),
      extension('2.5.29.14', der(0x04, own)),
      extension('2.5.29.30', sequence(der(0xa0, sequence(der(0x82, domain)))), true),
    ],
  });
  return { cert, key: pair.key };
}

/** Makes a certificate for some host names, signed by an authority. */
export function makeCertificate(authority: Certificate, names: readonly string[], days = 365): Certificate {
  const pair = newPair();
  const authorityKey = createPrivateKey(authority.key);
  const cert = signed(authorityKey, {
    subject: names[0] ?? '',
    publicDer: pair.publicDer,
    days,
    extensions: [
      extension('2.5.29.19', sequence(), true),
      extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
      extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1'))), // for servers
      extension('2.5.29.14', der(0x04, keyIdOf(pair.publicDer))),
      extension('2.5.29.35', sequence(der(0x80, keyIdOf(publicDerOf(authority.key))))),
      extension('2.5.29.17', sequence(...names.map((name) => der(0x82, name)))),
    ],
  });
  return { cert, key: pair.key };
}

interface Statement {
  subject: string;
  publicDer: Buffer;
  days: number;
  extensions: Buffer[];
}

function signed(signer: KeyObject, { subject, publicDer, days, extensions }: Statement): string {
  const from = new Date(Date.now() - dayMs); // for a machine whose clock is slow
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40; // neither negative nor with a leading zero
  const statement = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    nameOf(authorityName),
    sequence(moment(from), moment(new Date(from.getTime() + days * dayMs))),
    nameOf(subject),
    publicDer,
    der(0xa3, sequence(...extensions)),
  );
  const whole = sequence(statement, ecdsaWithSha256, bits(sign('sha256', statement, signer)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const nameOf = (text: string) => sequence(der(0x31, sequence(objectId('2.5.4.3'), der(0x0c, text))));

const extension = (id: string, value: Buffer, isCritical = false) =>
  sequence(objectId(id), ...(isCritical ? [yes] : []), der(0x04, value));

const keyIdOf = (publicDer: Buffer) => createHash('sha1').update(publicDer).digest();

function newPair(): { key: string; privateKey: KeyObject; publicDer: Buffer } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key, privateKey, publicDer: publicDerOf(key) };
}

function publicDerOf(key: string): Buffer {
  return createPublicKey(key).export({ type: 'spki', format: 'der' });
}
