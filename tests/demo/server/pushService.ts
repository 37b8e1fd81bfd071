import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser as push services know it: its address there, and the keys that only it can open messages with. */
interface Subscriber {
  /** What it registers with the shop: its subscription as JSON. */
  externalId: string;
  /** Opens what was sealed for it (RFC 8188, RFC 8291). */
  open(sealed: Buffer): unknown;
}

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: Received[];
  /** The answer to a message at this address. */
  answer: (path: string) => number;
  subscriber(name: string): Subscriber;
  close(): Promise<void>;
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function openSealed(sealed: Buffer, ours: ECDH, auth: Buffer): unknown {
  const salt = sealed.subarray(0, 16);
  const keyLength = sealed[20]!;
  const theirs = sealed.subarray(21, 21 + keyLength);
  const text = sealed.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours.getPublicKey(), theirs]);
  const secret = derived(ours.computeSecret(theirs), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** A push service over HTTP, as browsers' makers run them: it takes what is sent and cannot read it. */
export async function openPushService(): Promise<PushService> {
  const service: PushService = {
    origin: '',
    received: [],
    answer: () => 201,
    subscriber(name) {
      const ours = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ours.generateKeys('base64url');
      return {
        externalId: JSON.stringify({
          endpoint: `${service.origin}/push/${name}`,
          expirationTime: null,
          keys: { p256dh, auth: auth.toString('base64url') },
        }),
        open: (sealed) => openSealed(sealed, ours, auth),
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      service.received.push({ path, headers: request.headers, body });
      response.writeHead(service.answer(path), { Location: `${service.origin}/elsewhere` }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
