import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIP } from 'node:net';
import type { RpcTls } from '../tls';

/** Encodes DER: a tag, a length and the content. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number) => der(0x02, Buffer.from([value]));
const utcTime = (text: string) => der(0x17, Buffer.from(text, 'ascii'));

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
/** A period so long that no test depends on the date. */
const VALID = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
const nameOf = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
const extension = (hex: string, value: Buffer) => sequence(oid(hex), der(0x04, value));
const IS_AUTHORITY = extension('551d13', sequence(der(0x01, Buffer.from([0xff]))));
const alsoNamed = (host: string) => {
  const name = isIP(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));
  return extension('551d11', sequence(name));
};

const pem = (label: string, bytes: Buffer): Buffer =>
  Buffer.from(
    `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`,
  );

/** An X.509 certificate, version 3, in PEM. */
function certificate(
  { subject, key, extended }: { subject: string; key: KeyObject; extended: Buffer },
  by: { subject: string; key: KeyObject },
): Buffer {
  const told = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ...[ECDSA_SHA256, nameOf(by.subject), VALID, nameOf(subject)],
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extended)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', told, by.key)]);
  return pem('CERTIFICATE', sequence(told, ECDSA_SHA256, der(0x03, signature)));
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A certificate authority for tests: returns the certificates and keys of a process on the given host. */
export function newAuthority(): (host: string) => RpcTls {
  const keys = newKeys();
  const authority = { subject: 'authority', key: keys.privateKey };
  const ca = certificate({ subject: 'authority', key: keys.publicKey, extended: IS_AUTHORITY }, authority);
  return (host) => {
    const { publicKey, privateKey } = newKeys();
    const cert = certificate({ subject: host, key: publicKey, extended: alsoNamed(host) }, authority);
    return { ca, cert, key: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
  };
}
