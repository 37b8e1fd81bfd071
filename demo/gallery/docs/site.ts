import type { CssProperty } from '../../../widgets/manifest/cssProperties.ts';
import type { Shown } from '../examples.ts';
import { scenes, type Scene } from '../scenes.ts';
import { states, type State } from '../states.ts';

/** The documentation as one thing: what its pages are about, and how an example is reached from them. */
export interface Site {
  elements: readonly Shown[];
  looks: readonly CssProperty[];
  scenes: readonly Scene[];
  states: readonly State[];
  /** Said on the first page: what the examples stand before. */
  shop: string;
  /** Address of an example below the gallery, with `{engine}` and `{state}` in it. */
  exampleAt: (tag: string, index: number) => string;
  sceneAt: (scene: Scene) => string;
}

/** The documentation that a running gallery serves: its shop answers and saves. */
export const liveSite = (elements: readonly Shown[], looks: readonly CssProperty[]): Site => ({
  elements,
  looks,
  scenes,
  states,
  shop: 'Dietro ogni esempio c’è il negozio di prova: quello che aggiungi al carrello resta nel carrello.',
  exampleAt: (tag, index) => `example/${tag}/${index}?engine={engine}&state={state}`,
  sceneAt: ({ name }) => `scene/${name}?engine={engine}`,
});

/** The documentation as files: its shop is a recording, of scenes what they save too. */
export const filedSite = (elements: readonly Shown[], looks: readonly CssProperty[]): Site => ({
  elements,
  looks,
  scenes,
  states,
  shop: 'Dietro ogni esempio c’è una registrazione del negozio di prova: gli elementi sono quelli veri e si possono usare, ma niente viene salvato: chi prova a salvare se lo sente dire. Solo «Dialoghi e messaggi» mostra che cosa risponde il negozio quando salva. Con «npm run gallery» le stesse pagine stanno davanti al negozio vero.',
  exampleAt: (tag, index) => `example/${tag}/${index}-{engine}.html?state={state}`,
  sceneAt: ({ name, state }) => `scene/${name}-{engine}.html?state=${state}`,
});

const own: Readonly<Record<string, string>> = {
  'spesa-order': 'ready',
  'spesa-recurring-orders': 'recurring',
  'spesa-cart-page': 'basket',
  'spesa-cart-button': 'basket',
  'spesa-checkout': 'basket',
  'spesa-timeslot-picker': 'chosen',
};
const beforeLogin = new Set([
  'spesa-login',
  'spesa-registration',
  'spesa-registration-confirm',
  'spesa-password-reset',
]);

/** The state that an element's examples are shown in at first: one in which there is something to see. */
export function firstState({ widget: { tag, personal, for: audience } }: Shown): string {
  if (audience === 'app') return 'app';
  return own[tag] ?? (personal && !beforeLogin.has(tag) ? 'anna' : 'visitor');
}

/** Ways from page to page, each from the folder of the gallery on. */
export const elementPath = (tag: string): string => `elements/${tag}/`;
export const attributeId = (name: string): string => `attribute-${name}`;
export const eventId = (name: string): string => `event-${name}`;
export const exampleId = (index: number): string => `example-${index + 1}`;
export const lookId = (name: string): string => `look${name.replace('--spesa', '')}`;
