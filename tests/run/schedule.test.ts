import { expect, test } from 'vitest';
import { runSuites, summary } from './schedule.ts';
import { nothing, skippedBecause, type Suite } from './suite.ts';

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Suites that note when they begin and end, and say their name in two pieces. */
function noting(...given: (Omit<Suite, 'title' | 'run'> & { run?: Suite['run'] })[]) {
  const noted: string[] = [];
  const suites = given.map((suite): Suite => ({
    title: suite.name.toUpperCase(),
    run: async (say) => {
      noted.push(`+${suite.name}`);
      say(`${suite.name} `);
      await later();
      say(`${suite.name}\n`);
      noted.push(`-${suite.name}`);
      return { ...nothing, passed: 1 };
    },
    ...suite,
  }));
  return { suites, noted };
}

const run = async (suites: readonly Suite[], beside = 2, isCi = false) => {
  const written: string[] = [];
  const ended = await runSuites(suites, { beside, isCi, write: (text) => void written.push(text) });
  return { ended, written: written.join('') };
};

test('two suites run beside each other, a third waits for room, and the output of none is mixed with another’s', async () => {
  const { suites, noted } = noting({ name: 'a' }, { name: 'b' }, { name: 'c' });
  const { ended, written } = await run(suites);
  expect(noted.slice(0, 2)).toEqual(['+a', '+b']);
  expect(noted.indexOf('+c')).toBeGreaterThan(noted.indexOf('-a'));
  expect(ended.map(({ suite }) => suite.name)).toEqual(['a', 'b', 'c']);
  for (const { name, title } of suites)
    expect(written).toContain(`── ${title}\n${name} ${name}\n── ${title}: 1 passed`);
});

test('a suite waits for those it needs, and what is ready goes before it', async () => {
  const { suites, noted } = noting({ name: 'build' }, { name: 'unit', needs: ['build'] }, { name: 'php' });
  await run(suites);
  expect(noted.slice(0, 2)).toEqual(['+build', '+php']);
  expect(noted.indexOf('+unit')).toBeGreaterThan(noted.indexOf('-build'));
});

test('nothing runs beside a suite that takes the whole machine', async () => {
  const { suites, noted } = noting({ name: 'a' }, { name: 'whole', alone: true }, { name: 'b' }, { name: 'c' });
  await run(suites);
  expect(noted.indexOf('-whole') - noted.indexOf('+whole')).toBe(1);
});

test('a suite that throws is one failure, says why, and the others run on', async () => {
  const { suites } = noting({ name: 'a', run: () => Promise.reject(new Error('it fell')) }, { name: 'b' });
  const { ended, written } = await run(suites);
  expect(ended.map(({ tally }) => tally.failed)).toEqual([1, 0]);
  expect(written).toContain('it fell');
});

test('what is skipped whole is a failure where everything has to run', async () => {
  const suites = noting({ name: 'a', run: async () => skippedBecause('PHP is missing') }).suites;
  expect((await run(suites)).ended[0]?.tally).toMatchObject({ failed: 0, skipped: 1 });
  const { ended, written } = await run(suites, 2, true);
  expect(written).toContain('skipped: PHP is missing');
  expect(summary(ended, () => {})).toMatchObject({ failed: 1, skipped: 1 });
});

test('the sum names what failed in any suite', async () => {
  const { suites } = noting(
    { name: 'a', run: async () => ({ ...nothing, failed: 1, named: ['a.test.ts › one\nwas 2'] }) },
    {
      name: 'b',
      run: async () => ({ ...nothing, passed: 1, named: ['b.spec.ts › two (passed at its second try)'] }),
    },
  );
  const { ended } = await run(suites);
  let written = '';
  summary(ended, (text) => void (written += text));
  expect(written).toMatch(/a\.test\.ts › one\nwas 2\n\nb\.spec\.ts › two[^]*1 passed, 1 failed, 0 skipped\n$/);
});
