import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { screenshots, writeScreenshots } from '../../widgets/bundle/screenshots.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version, scripts } = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };
const workflow = read('.github/workflows/release.yml');
const commands = [...workflow.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command]) => command!);
const commandWith = (word: string): string => commands.find((command) => command.includes(word))!;
const shell = (command: string, tag: string): number | null =>
  spawnSync('bash', ['-ec', command], { cwd: root, env: { ...process.env, GITHUB_REF_NAME: tag } }).status;

describe('the release workflow', () => {
  it('calls commands that package.json has', () => {
    const called = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(called).toEqual(['package']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
  });

  it('goes on under a tag that is the version of the package, and of the plugin, and under no other', () => {
    const check = commandWith('package.json');
    expect([shell(check, `v${version}`), shell(check, 'v9.9.9'), shell(check, version)]).toEqual([0, 1, 1]);
    expect(read('wp-plugin/spesa.php')).toContain(` * Version:           ${version}\n`);
    expect(read('wp-plugin/readme.txt')).toContain(`Stable tag: ${version}\n`);
  });

  it('names a caption in readme.txt for each picture that the package command writes beside the zip', async () => {
    const captions = /\n== Screenshots ==\n\n((?:\d+\. .+\n)+)/
      .exec(read('wp-plugin/readme.txt'))![1]!
      .trim()
      .split('\n');
    expect(captions.map((line) => Number(line.split('.')[0]))).toEqual(screenshots.map((_, at) => at + 1));
    const folder = mkdtempSync(join(tmpdir(), 'spesa-assets-'));
    await writeScreenshots(root, folder);
    for (const [at] of screenshots.entries()) {
      const { format, width = 0 } = await sharp(join(folder, `screenshot-${at + 1}.png`)).metadata();
      expect([format, width >= 800]).toEqual(['png', true]);
    }
    rmSync(folder, { recursive: true });
  });

  it('attaches the files that the package command writes, its checksum checked', () => {
    const attached = commandWith('gh release create')
      .split(' ')
      .filter((word) => /^spesa\.zip/.test(word));
    const written = [...read('package.mjs').matchAll(/writeFileSync\(join\(root, '([^']+)'\)/g)].map(
      ([, file]) => file,
    );
    expect(attached).toEqual(written);
    expect(commandWith('sha256sum')).toBe(`sha256sum --check ${attached[1]}`);
  });

  it('packs, and checks, as its commands stand there; another file than the packed one is not let through', () => {
    const [pack, check] = [commandWith('npm run package'), commandWith('sha256sum')];
    expect([shell(pack, ''), shell(check, '')]).toEqual([0, 0]);
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    copyFileSync(join(root, 'spesa.zip.sha256'), join(folder, 'spesa.zip.sha256'));
    writeFileSync(join(folder, 'spesa.zip'), 'another');
    expect(spawnSync('bash', ['-ec', check], { cwd: folder }).status).toBe(1);
    rmSync(folder, { recursive: true });
  }, 300_000);
});
