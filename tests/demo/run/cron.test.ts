import { afterEach, expect, it, vi } from 'vitest';
import { startCron } from '../../../demo/run/cron.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs the scheduled events of WordPress at once and each minute, also after one that failed', async () => {
  vi.useFakeTimers();
  const ask = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response('')));
  ask.mockRejectedValueOnce(new Error('ECONNREFUSED'));
  vi.stubGlobal('fetch', ask);
  startCron({ url: 'http://localhost:8080', wordpress: { url: 'http://127.0.0.1:9000' } });
  expect(ask).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:9000/wp-cron.php', {
    headers: { 'X-Forwarded-Host': 'localhost:8080' },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
