import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

/** Where the mirror serves the static copy of the home page. */
export const staticPath = '/static-copy/';

const ours = /<script id="spesa-loader-js"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<script type="application\/json" class="spesa-seed">[\s\S]*?<\/script>|<script data-spesa-boot>[\s\S]*?<\/script>/g;
/** The least that a page can do when its button is pressed: what every other answer is measured against. */
const answer = `<script>addEventListener('click',(event)=>{const button=event.target.closest('[data-press]');if(button)button.setAttribute('aria-busy','true')})</script>`;

const bodyOf = async (message: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return message.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : message.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** The shop through one more hop, and beside it its home page without a line of our JavaScript: both pay the same way. */
export function openMirror(shop: string, port: number): Promise<Server> {
  const target = new URL(shop);
  const server = createServer((given, reply) => {
    const isStatic = given.url === staticPath;
    const inner = request({ hostname: target.hostname, port: target.port, method: given.method, path: isStatic ? '/' : given.url, headers: given.headers }, async (received) => {
      if (!isStatic) {
        reply.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(reply);
        return;
      }
      const html = (await bodyOf(received)).toString().replaceAll(ours, '').replace('</body>', `${answer}</body>`);
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      reply.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    });
    inner.on('error', () => reply.writeHead(502).end());
    given.pipe(inner);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
