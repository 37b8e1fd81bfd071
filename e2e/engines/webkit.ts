import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../demo/run/ports.ts';
import { startProcess } from '../../demo/run/processes.ts';
import { repository } from '../../demo/wordpress/site.ts';
import type { Engine, Size } from './engine.ts';
import { keyActions, openSession, pressActions, type WebDriver } from './webdriver.ts';
import { pause } from '../../tests/waits.ts';

/** MiniBrowser's own buttons would keep its window wider than a phone. */
const narrowButtons = '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 2px; }';

async function until(ready: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await ready()) return;
    await pause(50);
  }
  throw new Error(`${what} non si è avviato.`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Inside the page: what demo/gallery/complaints.js has noted of this tab, which it then forgets. */
function takeComplaints(): string[] {
  const noted = sessionStorage.getItem('complaints');
  sessionStorage.removeItem('complaints');
  return JSON.parse(noted ?? '[]') as string[];
}

/** A window is larger than the page in it; how much is known when it stands. */
async function resize({ ask }: WebDriver, size: Size, seen: () => Promise<Size>): Promise<void> {
  await ask('POST', '/window/rect', { x: 0, y: 0, ...size });
  const { width, height } = await seen();
  await ask('POST', '/window/rect', {
    x: 0,
    y: 0,
    width: 2 * size.width - width,
    height: 2 * size.height - height,
  });
}

/**
 * WebKitGTK's MiniBrowser by its own driver, on a screen of its own (Xvfb). It can be given no finger: a press is the mouse's. Its driver tells
 * nothing of the console: the pages note complaints themselves (demo/gallery/complaints.js).
 */
export async function openWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const [display, port] = [await freePort(), await freePort()];
  const config = path.join(repository, `.cache/test/webkit-${port}`);
  mkdirSync(path.join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), narrowButtons);
  const screen = startProcess('Xvfb', 'Xvfb', [`:${display}`, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    quiet: true,
  });
  await until(() => existsSync(`/tmp/.X11-unix/X${display}`), 'Xvfb');
  const driving = startProcess('WebKitWebDriver', driver, [`--port=${port}`], {
    quiet: true,
    env: {
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: config,
      TZ: 'Europe/Rome',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => answers(`${url}/status`), 'WebKitWebDriver');
  const session = await openSession(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const { ask } = session;
  const inPage: Engine['inPage'] = async (work, ...given) =>
    (await ask('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args: given })) as ReturnType<
      typeof work
    >;
  return {
    go: async (address) => void (await ask('POST', '/url', { url: address })),
    inPage,
    press: async (x, y) => void (await ask('POST', '/actions', pressActions(x, y))),
    key: async (keys) => void (await ask('POST', '/actions', keyActions([keys]))),
    type: async (text) => void (await ask('POST', '/actions', keyActions([...text]))),
    resize: (size) =>
      resize(session, size, () => inPage(() => ({ width: window.innerWidth, height: window.innerHeight }))),
    complaints: () => inPage(takeComplaints),
    picture: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await session.end().catch(() => {});
      await driving.stop();
      await screen.stop();
      rmSync(config, { recursive: true, force: true });
    },
  };
}
