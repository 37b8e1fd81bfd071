import { callOf, isCall, type Answer, type Recording } from './calls.ts';
import recording from './recording.json';
import type { SceneTexts, SeenAs } from './seenAs.ts';

/** Whose answers are played back, and what is different about them or the line. */
interface Scene {
  /** Without one the shop itself answers. */
  person?: string;
  /** The shop's warehouse, date and slot of a visitor who has chosen another store (ruling 25). */
  hash?: string;
  /** Before each answer, in ms. */
  wait?: number;
  offline?: true;
  change?(call: string, answer: Answer, texts: SceneTexts): Answer;
}

const { at, people } = recording as unknown as Recording;
const hour = 3_600_000;

/** Every product of an answer, however deep it stands, with these members over its own. */
function withProducts(value: unknown, over: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withProducts(item, over));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, item]) => [name, withProducts(item, over)]);
  return { ...Object.fromEntries(members), ...('productId' in value && 'priceDisplay' in value && over) };
}

interface CartAnswer {
  data?: { timeslot?: object; restrictions?: object[] };
}
const day = 24 * hour;
/** The slot was yesterday: the cart still names it, and says that it cannot be ordered like that. */
function lapsed(_: string, answer: Answer, { slotExpired }: SceneTexts): Answer {
  const over = { code: 'timeslot.expired', message: slotExpired };
  if (answer.refused) return { ...answer, refused: [over, ...answer.refused] };
  const { data } = answer as CartAnswer;
  const yesterday = new Date(at - day).toISOString();
  const timeslot = data?.timeslot && {
    timeslot: { ...data.timeslot, date: yesterday.slice(0, 10), heldUntil: yesterday },
  };
  const restrictions = data?.restrictions && { restrictions: [over, ...data.restrictions], purchasable: false };
  return timeslot || restrictions ? { ...answer, data: { ...data, ...timeslot, ...restrictions } } : answer;
}

export const scenes: Readonly<Record<SeenAs, Scene>> = {
  visitor: { person: 'visitor' },
  customer: { person: 'customer' },
  member: { person: 'member' },
  noStore: { person: 'newcomer' },
  otherStore: { person: 'elsewhere', hash: 'w2d0t0' },
  empty: { person: 'empty' },
  full: { person: 'full' },
  slotExpired: { person: 'full', change: lapsed },
  soldOut: {
    person: 'customer',
    change: (_, answer) => ({ ...answer, data: withProducts(answer.data, { available: 0 }) }),
  },
  slow: { wait: 4_000 },
  offline: { person: 'visitor', offline: true },
  phone: {},
};

/** As a browser's own storage is, but of this frame alone: what is played back must not end up in the editor's session, and nothing cached there comes before a slow line. */
class FrameStorage {
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null;
  }
  setItem(name: string, text: string): void {
    Reflect.set(this, name, String(text));
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

/** Pictures of the shop that was recorded are not there: each is this one, which comes with the plugin. */
const drawn = new URL(
  '../admin/picture.svg',
  (globalThis.document?.currentScript as HTMLScriptElement | null)?.src ?? 'https://shop.test/build/scene.js',
).href;

function withPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/photo/') ? drawn : value;
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPictures(item)]));
}

const envelope = ({ refused, ...answer }: Answer): Response =>
  new Response(JSON.stringify({ response: { status: refused ? 1 : 0, errorsMessage: refused ?? [] }, ...answer }), {
    headers: { 'Content-Type': 'application/json' },
  });

/** The one call that only looks, though it is asked by POST. */
const looks = '/checkout/prepare';

/** The network of a scene: the calls of a recorded person are answered from the recording, all others go where they went. */
export function networkOf(scene: Scene, real: typeof fetch, base: string, texts: SceneTexts): typeof fetch {
  const unsaved = [{ code: 'seen-as', message: texts.unsaved }];
  const own = people[scene.person ?? '']?.answers ?? {};
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), base);
    if (scene.offline) throw new TypeError('Failed to fetch');
    if (scene.wait) await new Promise((resolve) => setTimeout(resolve, scene.wait));
    if (!scene.person || !isCall(address)) return real(input, init);
    const call = callOf(address);
    const answer = own[call] ?? people['visitor']?.answers[call];
    if ((init?.method ?? 'GET') !== 'GET' && call !== looks) return envelope({ data: {}, refused: unsaved });
    if (!answer) return envelope({ data: {}, refused: [] });
    return envelope(withPictures(scene.change?.(call, answer, texts) ?? answer) as Answer);
  };
}

type View = Window & typeof globalThis;

function isolate(view: View): void {
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(view, kind, { value: new FrameStorage() });
}

/** Makes a window that of a recorded person: who is there, what they chose, and when. */
function impersonate(person: string, hash: string | undefined, site: string, view: View): void {
  const { userId } = people[person] ?? { userId: -1 };
  const keep = (key: string, value: unknown) =>
    view.localStorage.setItem(`spesa:${site}:${key}`, JSON.stringify(value));
  if (userId > -1) {
    keep('credentials', { session: 'seen-as', account: '', epoch: 1 });
    keep('user', { userId });
    view.document.documentElement.dataset['spesaUser'] = 'known';
  }
  if (hash) keep('shop', { hash });
  const shift = at - Date.now();
  const Real = view.Date;
  view.Date = new Proxy(Real, {
    construct: (target, given: [], caller) =>
      Reflect.construct(target, given.length > 0 ? given : [Real.now() + shift], caller) as object,
    get: (target, member) => (member === 'now' ? () => Real.now() + shift : (Reflect.get(target, member) as unknown)),
  });
}

/** Prepares the iframe's window: storage is isolated in every scene but the phone, and a recorded person is logged in. */
function play(name: SeenAs, site: string, texts: SceneTexts, view: View): void {
  const scene = scenes[name];
  if (name !== 'phone') isolate(view);
  if (scene.person) impersonate(scene.person, scene.hash, site, view);
  view.fetch = networkOf(scene, view.fetch.bind(view), view.document.baseURI, texts);
}

const { seenAs, site, texts } = globalThis.document?.currentScript?.dataset ?? {};
if (seenAs && site && texts) play(seenAs as SeenAs, site, JSON.parse(texts) as SceneTexts, window);
