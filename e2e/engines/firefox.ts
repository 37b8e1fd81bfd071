import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox over WebDriver BiDi, with a profile of its own; it hears fingers. ESR 140 knows no orientation of the screen, the size is set all the same. */
export async function openFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    env: { ...process.env, TZ: 'Europe/Rome' },
    extraPrefsFirefox: { 'intl.accept_languages': 'it-IT, it', 'dom.w3c_touch_events.enabled': 1 },
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return {
    go: async (url) => void (await page.goto(url)),
    inPage: async (work, ...given) =>
      (await page.evaluate(`(${work})(...${JSON.stringify(given)})`)) as ReturnType<typeof work>,
    press: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) =>
      page.setViewport(size).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    async key(keys) {
      const [last, ...held] = keys.split('+').reverse() as KeyInput[];
      for (const key of held) await page.keyboard.down(key);
      if (last) await page.keyboard.press(last);
      for (const key of held) await page.keyboard.up(key);
    },
    complaints: async () => heard.splice(0),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
