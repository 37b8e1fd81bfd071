/** One session of W3C WebDriver: asks below `/session/<id>` and gives the value of the answer. */
export interface WebDriver {
  ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  end: () => Promise<void>;
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`WebDriver: ${value?.error} ${value?.message}`);
  return value;
}

/** Opens a browser by a driver that listens at this address. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
  const opened = (await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  const session = `${driver}/session/${opened.sessionId}`;
  return {
    ask: (method, path, body) => ask(session + path, method, body),
    end: async () => void (await ask(session, 'DELETE')),
  };
}

/** The keys of WebDriver that are no letters. */
const named: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** What WebDriver is told to have keys pressed one after another, those joined by `+` at once. */
export function keyActions(strokes: readonly string[]): object {
  const actions = strokes.flatMap((stroke) => {
    const keys = (stroke === '+' ? [stroke] : stroke.split('+')).map((key) => named[key] ?? key);
    return [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return { actions: [{ type: 'key', id: 'keys', actions }] };
}

/** The same for one press of the mouse. */
export function pressActions(x: number, y: number): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] };
}
