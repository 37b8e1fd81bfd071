import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** An address that answered with an error (`status`) or not at all (`status` 0). */
class DownloadError extends Error {
  readonly status: number;

  constructor(url: string, reason: string, status = 0) {
    super(`${url}: ${reason}`);
    this.status = status;
  }
}

const attempts = 3;

/** The body behind an address; three attempts, then curl where a proxy is set. `timeout` in milliseconds. */
export async function download(url: string, timeout = 120_000): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new DownloadError(url, `HTTP ${response.status}`, response.status);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof DownloadError && error.status < 500) throw error;
      const proxied = throughProxy(url, timeout);
      if (proxied) return proxied;
      const code = reasonOf(error);
      if (attempt === attempts || code === 'ENOTFOUND' || code === 'TimeoutError')
        throw error instanceof DownloadError ? error : new DownloadError(url, code);
      await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
    }
  }
}

function throughProxy(url: string, timeout: number): Buffer | null {
  const { https_proxy, HTTPS_PROXY, http_proxy, HTTP_PROXY } = process.env;
  if (!(https_proxy ?? HTTPS_PROXY ?? http_proxy ?? HTTP_PROXY)) return null;
  const curl = spawnSync('curl', ['-fsSL', '--max-time', String(timeout / 1000), url], { maxBuffer: 1 << 28 });
  return curl.status === 0 ? curl.stdout : null;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** Throws unless the bytes have the published digest. */
export function verify(what: string, algorithm: 'sha1' | 'sha256', data: Buffer, published: string | undefined): void {
  if (createHash(algorithm).update(data).digest('hex') !== published)
    throw new Error(`${what}: l’impronta non corrisponde a quella pubblicata.`);
}
