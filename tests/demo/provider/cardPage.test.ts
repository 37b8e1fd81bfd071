import { JSDOM } from 'jsdom';
import { afterEach, expect, test } from 'vitest';
import { createProvider } from '../../../demo/provider/app.ts';

const key = 'k';
const windows: JSDOM[] = [];
afterEach(() => windows.splice(0).forEach((each) => each.window.close()));

const provider = createProvider({ key, fetch: () => Promise.resolve(new Response()) });
let references = 0;

async function startPayment(): Promise<string> {
  const response = await provider.request('/api/payments', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      reference: `r${(references += 1)}`,
      order: '260012',
      merchant: 'La Bottega',
      amount: 4919,
      currency: 'EUR',
      returnUrl: 'http://localhost/back',
      callbackUrl: 'http://localhost/hear',
    }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** The page as a browser has it, its script included. */
async function open(path: string): Promise<Document> {
  const page = new JSDOM(await (await provider.request(path)).text(), { runScripts: 'dangerously' });
  windows.push(page);
  return page.window.document;
}

const field = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const errorAt = (page: Document, name: string) => page.getElementById(`${name}-error`)!.textContent;

function type(page: Document, typed: Record<string, string>): void {
  for (const [name, value] of Object.entries(typed)) {
    const input = field(page, name);
    input.value = value;
    input.dispatchEvent(new page.defaultView!.Event('input', { bubbles: true }));
  }
}

/** Presses a button; was the form let go? */
function press(page: Document, name = ''): boolean {
  const submitter = page.querySelector<HTMLButtonElement>(name ? `button[name=${name}]` : 'button:not([name])')!;
  const submit = new page.defaultView!.SubmitEvent('submit', { cancelable: true, submitter });
  return page.querySelector('form')!.dispatchEvent(submit);
}

test('the card page names shop, order and amount, and says to browsers what its fields are', async () => {
  const page = await open(`/pay/${await startPayment()}`);
  expect(page.querySelector('.bill')!.textContent.replace(/\s+/g, ' ')).toBe(
    ' Negozio La Bottega Ordine 260012 Importo massimo 49,19 € ',
  );
  const fills = ['number', 'expiry', 'cvc', 'holder'].map((name) => field(page, name).autocomplete);
  expect(fills).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']);
});

test('a faulty card is told of before it is sent, and nothing typed is lost', async () => {
  const page = await open(`/pay/${await startPayment()}`);
  type(page, { number: '4242424242424241', expiry: '1240', cvc: '12' });
  expect(press(page)).toBe(false);
  expect(page.activeElement).toBe(field(page, 'number'));
  expect(errorAt(page, 'number')).toContain('Controlla il numero');
  expect(errorAt(page, 'expiry')).toBe('');
  expect(errorAt(page, 'cvc')).toContain('3 o 4 cifre');
  expect(errorAt(page, 'holder')).toContain('Scrivi il nome');
  expect(field(page, 'number').value).toBe('4242 4242 4242 4241');
  expect(field(page, 'expiry').value).toBe('12/40');

  type(page, { number: '4242 4242 4242 4242' });
  expect(errorAt(page, 'number')).toBe('');
  expect(press(page)).toBe(false);
  expect(page.activeElement).toBe(field(page, 'cvc'));

  type(page, { cvc: '123', holder: 'Anna Prada' });
  expect(press(page)).toBe(true);
});

test('an empty card page can be left by its cancel button', async () => {
  expect(press(await open(`/pay/${await startPayment()}`), 'cancel')).toBe(true);
});

test('the content policy lets the script of each page run, and no other', async () => {
  const { headers } = await provider.request('/');
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+';/);
});

test('the bank asks with shop, amount and card, and for six digits', async () => {
  const id = await startPayment();
  const card = { number: '4000000000003220', expiry: '12/40', cvc: '123', holder: 'Anna Prada' };
  await provider.request(`/pay/${id}`, { method: 'POST', body: new URLSearchParams(card) });
  const page = await open(`/challenge/${id}`);
  expect(page.querySelector('.bill')!.textContent).toMatch(/La Bottega[^]*260012[^]*3220[^]*49,19\u00a0€/);
  type(page, { code: '12' });
  expect(press(page)).toBe(false);
  expect(errorAt(page, 'code')).toBe('Scrivi le sei cifre del codice.');
  expect(press(page, 'deny')).toBe(true);
  type(page, { code: '123456' });
  expect(press(page)).toBe(true);
});
