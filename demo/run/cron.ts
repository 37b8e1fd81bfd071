import type { Shop } from './openShop.ts';

const minute = 60_000;

/** System cron of WordPress: visits run no scheduled event (DISABLE_WP_CRON). */
export function startCron({ url, wordpress }: Pick<Shop, 'url'> & { wordpress: { url: string } }): void {
  const headers = { 'X-Forwarded-Host': new URL(url).host };
  const run = (): void => {
    fetch(`${wordpress.url}/wp-cron.php`, { headers })
      .then((answer) => answer.body?.cancel())
      .catch(() => {});
  };
  run();
  setInterval(run, minute).unref();
}
