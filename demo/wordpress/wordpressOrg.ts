import { gunzipSync } from 'node:zlib';
import { readTar } from './archives.ts';
import type { Core } from './coreFiles.ts';
import { download, verify } from './download.ts';
import { chooseRelease } from './versions.ts';

/** A released core from wordpress.org, checked against its published digest. */
export async function fromWordPressOrg(wanted: string, locale: string): Promise<Core> {
  const known: unknown = JSON.parse(
    (await download('https://api.wordpress.org/core/stable-check/1.0/', 8_000)).toString(),
  );
  const releases = Object.keys(known as object).filter((version) => /^\d+(\.\d+)+$/.test(version));
  const release = chooseRelease(
    wanted,
    releases.map((version) => ({ version })),
  );
  if (!release) throw new Error(`wordpress.org non ha una versione ${wanted} o più nuova.`);
  const name = `wordpress-${release.version}.tar.gz`;
  const [tarball, digest] = await Promise.all([
    download(`https://wordpress.org/${name}`),
    download(`https://wordpress.org/${name}.sha1`),
  ]);
  verify(name, 'sha1', tarball, digest.toString().trim());
  const files = await filesOf(tarball);
  for (const [file, data] of await translation(name, locale)) files.set(file, data);
  return { files, version: release.version, source: 'wordpress.org' };
}

/** The language files of the localised release; none when it cannot be had. */
async function translation(name: string, locale: string): Promise<[string, Buffer][]> {
  const localised = await download(`https://downloads.wordpress.org/release/${locale}/${name}`).catch(() => null);
  return localised ? [...(await filesOf(localised))].filter(([file]) => file.startsWith('wp-content/languages/')) : [];
}

async function filesOf(tarball: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, kind, data } of await readTar(gunzipSync(tarball))) {
    if (kind === 'file') files.set(name.replace(/^(\.\/)?wordpress\//, ''), data);
  }
  return files;
}
