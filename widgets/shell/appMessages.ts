import { readPushMessage } from '../../core/rules/pushMessage.ts';
import { pageLink } from '../../core/rules/links.ts';
import * as pushTexts from '../../core/labels/it/push.ts';
import { spesa } from '../element/context.ts';
import { askApp, hearApp } from '../hooks/appBridge.ts';

/** Takes push messages from the native app: one that was pressed there leads to its page, any other is shown with a way to it (§3). */
export function hearMessages(): void {
  const { browser, config, toasts } = spesa();
  hearApp('message', (message) => {
    const notice = readPushMessage(message, { origin: location.origin, home: pageLink(config.pages, 'home') });
    if (!notice) return;
    const { title, body, path, tap } = notice;
    if (tap) return browser.go(path);
    toasts.show({
      kind: 'notice',
      text: body ? `${title}. ${body}` : title,
      ms: 0,
      action: { label: pushTexts.open(), run: () => browser.go(path) },
    });
  });
  askApp('pushReady', {});
}
