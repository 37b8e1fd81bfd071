import { contentForms } from '../forms.ts';
import { contentPlatform } from '../content.ts';
import { oddProducts } from '../oddProducts.ts';
import { scenes } from '../scenes.ts';
import { stateOf, type State } from '../states.ts';
import { base, exactly, productIn, type Answers, type Cast, type KeptWrite } from './recording.ts';
import { Hono } from 'hono';

const root = new URL('.', (document.currentScript as HTMLScriptElement).src);
const cast = JSON.parse(document.currentScript?.dataset['cast'] ?? '{}') as Cast;
const site = document.currentScript?.dataset['site'] ?? '';
const real = window.fetch.bind(window);
/** Calls that nobody recorded, for the test that looks for them. */
const missed: string[] = [];
/** How many calls are not answered yet, for the same test. */
const underWay = { calls: 0 };
Object.assign(window, { spesaMissed: missed, spesaUnderWay: underWay });

/** Pictures lie beside the recording, wherever the whole lies on its server. */
const atHome = (text: string): string =>
  text.replaceAll(/"(?:https?:\/\/[^"/]+)?\/photo\//g, `"${root.pathname}photo/`);

const recorded = new Map<string, Promise<Answers>>();
function answersOf(person: string): Promise<Answers> {
  const known = recorded.get(person) ?? real(new URL(`recorded/${person}.json`, root)).then((answer) => answer.json());
  recorded.set(person, known as Promise<Answers>);
  return known as Promise<Answers>;
}

const refusal = JSON.stringify({
  response: {
    status: 1,
    errorsMessage: [{ code: 'recorded', message: 'Qui il negozio è una registrazione: niente viene salvato.' }],
  },
  data: {},
});
const nothing = JSON.stringify({ response: { status: 1, errorsMessage: [] }, data: {} });
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });

/** What the scene of this page saves; nothing on the page of an example. */
const scene = /\/scene\/([\w-]+)-(?:preact|react)\.html$/.exec(location.pathname)?.[1];
const saves = scenes.find(({ name }) => name === scene)?.saves;
const writes: Promise<KeptWrite[]> = saves
  ? real(new URL(`recorded/scene-${scene}.json`, root)).then((answer) => answer.json() as Promise<KeptWrite[]>)
  : Promise.resolve([]);

/** What the shop answered to the scene's write, each once. */
async function written(address: URL, request: Request): Promise<Response> {
  const left = await writes;
  const { productId } = productIn((await request.json().catch(() => ({}))) as object);
  const at = left.findIndex((one) => address.pathname.endsWith(base + one.call) && one.productId === productId);
  if (at < 0) return json(refusal);
  const [kept] = left.splice(at, 1);
  return json(atHome(kept!.body), kept!.status);
}

async function shopAnswer(address: URL, request: Request, person: string): Promise<Response> {
  if (request.method !== 'GET') return written(address, request);
  const call = exactly(address);
  const kept = (await answersOf(person))[call] ?? (await answersOf('visitor'))[call];
  if (kept) return json(atHome(kept.body), kept.status);
  missed.push(call);
  return json(nothing);
}

const platform = new Hono().route('/content', contentForms).route('/content', contentPlatform());

/** The network of a state: the shop from its recording, what WordPress would answer from the gallery's own, nothing from elsewhere. */
function networkOf(state: State, person: string): typeof fetch {
  async function answer(request: Request, address: URL): Promise<Response> {
    const ours = address.pathname.includes(`${base}/`);
    if (state.wait) await new Promise((resolve) => setTimeout(resolve, state.wait));
    if (state.fails || (state.unsaved && ours && request.method !== 'GET'))
      return new Response('Service Unavailable', { status: 503 });
    if (!ours) {
      const given = await platform.fetch(request);
      return json(atHome(await given.text()), given.status);
    }
    const given = await shopAnswer(address, request, person);
    return state.odd ? oddProducts(given) : given;
  }
  return (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    if (!address.pathname.includes(`${base}/`) && !address.pathname.startsWith('/content/')) return real(input, init);
    underWay.calls += 1;
    return answer(request, address).finally(() => (underWay.calls -= 1));
  };
}

/** Gives the element what its state has for it, before its code has come: the order that was placed, and pictures from where they lie. */
function prepare(orderId: number | undefined): void {
  const watch = new MutationObserver(() => {
    const element = document.querySelector('main > .spesa');
    if (!element) return;
    watch.disconnect();
    for (const { name, value } of [...element.attributes])
      if (value.startsWith('/photo/')) element.setAttribute(name, root.pathname + value.slice(1));
    if (orderId && element.localName === 'spesa-order') element.setAttribute('order-id', String(orderId));
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Makes the page the state's: its network, its clock, and who is there. */
function play(state: State): void {
  const person = cast.people[state.name] ? state.name : 'visitor';
  const { userId, orderId } = cast.people[person] ?? { userId: -1 };
  if (state.app) Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} SpesaApp/1.0` });
  if (userId > -1) {
    const kept = {
      credentials: { session: person, account: person, epoch: 1 },
      user: { userId },
      shop: { user: 'known', warehouse: '', hash: 'w0d0t0' },
    };
    for (const [name, value] of Object.entries(kept))
      window.localStorage.setItem(`spesa:${site}:${name}`, JSON.stringify(value));
  }
  prepare(orderId);
  const Real = Date;
  const shift = cast.at - Real.now();
  window.Date = new Proxy(Real, {
    construct: (target, given: [], caller) =>
      Reflect.construct(target, given.length > 0 ? given : [Real.now() + shift], caller) as object,
    get: (target, member) => (member === 'now' ? () => Real.now() + shift : (Reflect.get(target, member) as unknown)),
  });
  window.fetch = networkOf(state, person);
}

play(stateOf(new URLSearchParams(location.search).get('state') ?? undefined));
