/** Why no push message can come to this device: the browser takes none; on iPhone and iPad only a site on the home screen does; the customer has blocked them. */
export type Obstacle = 'unsupported' | 'notInstalled' | 'blocked';

const isApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Is there something in the way, as far as one can tell without asking anybody? */
export function pushObstacle({ isApp }: { isApp: boolean }): Obstacle | undefined {
  if (isApp) return undefined;
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple(navigator) ? 'notInstalled' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/** Does the browser save data, so that messages may come late? */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
