import { connect } from 'node:net';

/** A request that is sent over and over. */
export interface Shot {
  origin: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const headerEnd = '\r\n\r\n';

function written({ origin, path, method = 'GET', headers = {}, body = '' }: Shot): Buffer {
  const lines = { Host: new URL(origin).host, 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...head].join('\r\n') + headerEnd + body);
}

/** Where the first answer in `bytes` ends; undefined while it is not whole. */
function endOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf(headerEnd);
  if (head < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  const end = length === undefined ? -1 : head + headerEnd.length + Number(length);
  if (length !== undefined) return end <= bytes.length ? end : undefined;
  const last = bytes.indexOf('0\r\n\r\n', head);
  return last < 0 ? undefined : last + 5;
}

/** Sends one request after the other over one connection until `until`; gives the number of good answers. */
function fire(shot: Shot, until: number): Promise<number> {
  const request = written(shot);
  const { hostname, port } = new URL(shot.origin);
  return new Promise((resolve, reject) => {
    let answers = 0;
    let parts: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(request));
    socket.once('error', reject);
    socket.on('data', (part) => {
      parts.push(part);
      const bytes = parts.length === 1 ? part : Buffer.concat(parts);
      if (endOf(bytes) === undefined) {
        parts = [bytes];
        return;
      }
      parts = [];
      if (!bytes.toString('latin1', 0, 12).endsWith('200')) {
        socket.destroy();
        reject(new Error(`${shot.path} answered ${bytes.toString('utf8', 0, 300)}`));
        return;
      }
      answers += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answers);
      }
    });
  });
}

/** Good answers to each shot's connection in `ms`, and how many a second they are together. */
export async function hammer(shots: readonly Shot[], ms: number): Promise<{ answers: number[]; perSecond: number }> {
  const began = performance.now();
  const answers = await Promise.all(shots.map((shot) => fire(shot, began + ms)));
  const seconds = (performance.now() - began) / 1_000;
  return { answers, perSecond: answers.reduce((sum, each) => sum + each, 0) / seconds };
}
