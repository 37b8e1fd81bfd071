import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package of others whose code stands in the bundles. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As its package.json names it, such as `MIT`. */
  license: string;
  /** The whole text of its licence; empty where the package brings none. */
  text: string;
}

/** The packages that these modules come from, in alphabetical order. */
export const packagesOf = (moduleIds: readonly string[]): string[] =>
  [...new Set(moduleIds.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))].sort();

/** What is known of a package that is installed. */
export function packageAt(root: string, name: string): BundledPackage {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const texts = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file) && existsSync(join(folder, file)));
  return {
    name,
    version: version ?? '',
    license: license ?? '',
    text: texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  };
}

/** The licences of all of them, as a notice to go with their code. */
export const licenceNotice = (packages: readonly BundledPackage[]): string =>
  `The scripts of this plugin hold code of these packages, each under its own licence.\n\n${packages
    .map(({ name, version, license, text }) => `== ${name} ${version} (${license}) ==\n\n${text}\n`)
    .join('\n')}`;

/** The bill of materials of a release, as CycloneDX 1.5 has it; without moment and serial number, so that it is the same every time. */
export const billOfMaterials = (version: string, packages: readonly BundledPackage[]): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          name: 'spesa',
          version,
          licenses: [{ license: { id: 'GPL-2.0-or-later' } }],
        },
      },
      components: packages.map((one) => ({
        type: 'library',
        name: one.name,
        version: one.version,
        purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
        licenses: [/ (?:OR|AND) /.test(one.license) ? { expression: one.license } : { license: { id: one.license } }],
      })),
    },
    null,
    1,
  )}\n`;
