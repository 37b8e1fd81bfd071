import { __, sprintf } from '@wordpress/i18n';

/** What PHP hands over: the API as browsers reach it, the paths to ask, the address of a product's photo. */
interface Setup {
  api: string;
  headers: Record<string, string>;
  calls: Record<string, string>;
  photo: string;
  /** Headers of a session that the API keeps from browsers: nobody would stay logged in. */
  hidden: readonly string[];
}

type Verdict = 'there' | 'missing' | 'fault';

interface Finding {
  verdict: Verdict;
  text: string;
}

const patience = 8_000;
const fault = (text: string): Finding => ({ verdict: 'fault', text });
const there: Finding = { verdict: 'there', text: __('C’è', 'spesa') };

/** Asks one call as the shop's elements do, from this page's origin. */
async function ask({ api, headers }: Setup, path: string): Promise<Finding> {
  if (path === '') return fault(__('Non provata', 'spesa'));
  try {
    const answer = await fetch(api + path, { headers, signal: AbortSignal.timeout(patience) });
    if ([404, 405, 501].includes(answer.status)) return { verdict: 'missing', text: __('Manca', 'spesa') };
    const body = (await answer.json()) as { response?: { status?: unknown } };
    if (typeof body.response?.status !== 'number') return fault(__('La risposta non è quella dell’API', 'spesa'));
    return answer.ok ? there : fault(sprintf(__('Errore HTTP %d', 'spesa'), answer.status));
  } catch (error) {
    if (error instanceof SyntaxError) return fault(__('La risposta non è JSON', 'spesa'));
    if (error instanceof DOMException) return fault(__('Non risponde in tempo', 'spesa'));
    return fault(__('Il browser non la raggiunge', 'spesa'));
  }
}

/** Shows a product's photo out of sight, as a card would. */
function photo({ api, photo: path }: Setup): Promise<Finding> {
  if (path === '') return Promise.resolve(fault(__('Nessuna foto con cui provare', 'spesa')));
  const picture = new Image();
  const shown = new Promise<Finding>((tell) => {
    picture.onload = () => tell({ verdict: 'there', text: __('Si vede', 'spesa') });
    picture.onerror = () => tell(fault(__('Non si apre', 'spesa')));
    setTimeout(() => tell(fault(__('Non risponde in tempo', 'spesa'))), patience);
  });
  picture.src = new URL(path, new URL(api, location.href)).href;
  return shown;
}

/** What to do where nothing answers a browser although the server may reach it. */
function advice({ api }: Setup): string {
  const address = new URL(api, location.href);
  if (location.protocol === 'https:' && address.protocol === 'http:')
    return __(
      'Questo sito è in https e l’API in http: i browser la bloccano. Scrivi l’indirizzo https dell’API.',
      'spesa',
    );
  if (address.origin !== location.origin)
    return sprintf(
      __(
        'L’API sta su un altro indirizzo e deve permettere a questo sito di chiamarla (CORS): Access-Control-Allow-Origin: %s, con le intestazioni X-Ebsn-… ammesse ed esposte.',
        'spesa',
      ),
      location.origin,
    );
  return sprintf(__('%s non risponde a questo browser: guarda come il server web passa le richieste.', 'spesa'), api);
}

function show(name: string, { verdict, text }: Finding): void {
  const cell = document.querySelector<HTMLElement>(`[data-call="${name}"]`);
  if (!cell) return;
  cell.dataset['verdict'] = verdict;
  cell.textContent = text;
}

function tell(kind: 'success' | 'warning' | 'error', text: string): void {
  const notice = document.getElementById('spesa-browser');
  if (!notice) return;
  notice.className = `notice notice-${kind} inline`;
  notice.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }));
}

async function test(setup: Setup): Promise<void> {
  const findings = await Promise.all(
    Object.entries(setup.calls).map(async ([name, path]) => {
      const finding = await ask(setup, path);
      show(name, finding);
      return finding;
    }),
  );
  const picture = await photo(setup);
  show('photo', picture);
  if (findings.every(({ verdict }) => verdict === 'fault')) return tell('error', advice(setup));
  if (setup.hidden.length > 0)
    return tell(
      'error',
      sprintf(__('L’API deve esporre ai browser queste intestazioni: %s.', 'spesa'), setup.hidden.join(', ')),
    );
  if (picture.verdict !== 'there')
    return tell('warning', __('Dal tuo browser l’API risponde, ma le foto dei prodotti non si vedono.', 'spesa'));
  tell('success', __('Anche il tuo browser raggiunge l’API e vede le foto.', 'spesa'));
}

if (window.spesaSetup) void test(window.spesaSetup);
