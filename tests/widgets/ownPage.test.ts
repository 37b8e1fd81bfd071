import { expect, test, vi } from 'vitest';

test('a file that shares its process with others cannot give them a second copy of the modules', () => {
  expect(() => vi.resetModules()).toThrow('share their modules');
});
