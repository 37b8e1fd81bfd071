import { describe, expect, test } from 'vitest';
import { files, read } from './trackedFiles.ts';

describe('the files', () => {
  test('none has more than 300 lines, data and generated ones apart', () => {
    const long = files.filter(
      (file) =>
        /\.(tsx?|m?js|php|css)$/.test(file) &&
        !/^wp-plugin\/(generated|blocks|languages)\//.test(file) &&
        !/^demo\/shop\//.test(file) &&
        read(file).split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });

  test('no folder is called by what it is not', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc|shared)\//.test(file))).toEqual([]);
  });

  test('no path of a machine and no host of a registry', () => {
    const telling =
      /\/(?:home|root|Users)\/\w|\/work\/(?:main|shared)|\/tmp\/\w|registry\.\w+\.(?:org|com)|127\.0\.0\.1:\d{4,5}\/(?:npm|registry)/;
    const texty = files.filter(
      (file) => !/\.(png|webp|jpe?g|ico|mo|woff2)$/.test(file) && file !== 'tests/repository.test.ts',
    );
    expect(texty.filter((file) => telling.test(read(file)))).toEqual([]);
  });

  test('no unfinished work and no silenced checker', () => {
    const silenced =
      /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|nocheck|expect-error)|eslint-disable|\b(?:test|it|describe)\.(?:only|todo)\b/;
    expect(
      files.filter(
        (file) =>
          /\.(tsx?|m?js|php|css)$/.test(file) && file !== 'tests/repository.test.ts' && silenced.test(read(file)),
      ),
    ).toEqual([]);
  });
});

describe('the packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Record<string, string>
  > & { overrides: Record<string, string> };

  test('are pinned to one version each', () => {
    const pins = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
      ...manifest.overrides,
    });
    expect(pins.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('SUP-01 are locked by integrity, come from the registry alone, and run no script that is not allowed by name', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<
        string,
        {
          resolved?: string;
          integrity?: string;
          link?: boolean;
          inBundle?: boolean;
          hasInstallScript?: boolean;
          dependencies?: Record<string, string>;
          optionalDependencies?: Record<string, string>;
        }
      >;
    };
    const entries = Object.entries(lock.packages).filter(
      ([name, { link, inBundle }]) => name !== '' && !link && !inBundle,
    );
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
    const wishes = Object.values(lock.packages).flatMap(({ dependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies }),
    );
    expect(wishes.filter(([, wish]) => /^(git|https?|file|github|ssh)[+:]|^[\w-]+\/[\w.-]+(#|$)/.test(wish))).toEqual(
      [],
    );
    const scripted = entries.flatMap(([name, { hasInstallScript }]) =>
      hasInstallScript ? [name.split('node_modules/').at(-1)] : [],
    );
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    expect(scripted.filter((name) => !(name! in allowScripts))).toEqual([]);
  });
});
