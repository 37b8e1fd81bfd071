/** Custom properties that a site may set on `:root` or around an element, and what each is for; their defaults stand in widgets/ui/base.css. */
const meanings = {
  '--spesa-brand': 'Colore del sito, da cui viene quello degli elementi; senza altro quello del tema',
  '--spesa-accent': 'Colore di pulsanti e collegamenti, abbastanza scuro (o chiaro) da potersi leggere',
  '--spesa-on-accent': 'Scritte sopra il colore dei pulsanti',
  '--spesa-ground': 'Fondo dietro le schede',
  '--spesa-surface': 'Fondo di schede, finestre e campi',
  '--spesa-text': 'Testo',
  '--spesa-muted': 'Testo secondario',
  '--spesa-line': 'Linee di separazione',
  '--spesa-edge': 'Bordi di campi e pulsanti',
  '--spesa-soft': 'Fondo tenue di ciò che è scelto',
  '--spesa-promo': 'Colore delle promozioni',
  '--spesa-on-promo': 'Scritte sopra il colore delle promozioni',
  '--spesa-error': 'Errori',
  '--spesa-warning': 'Avvertimenti',
  '--spesa-focus': 'Contorno di ciò che ha il fuoco della tastiera',
  '--spesa-radius': 'Angoli di schede e finestre',
  '--spesa-shadow': 'Ombra delle schede',
  '--spesa-font': 'Grandezza del testo',
  '--spesa-small': 'Grandezza del testo piccolo',
  '--spesa-large': 'Grandezza del testo grande',
  '--spesa-dialog': 'Larghezza massima delle finestre',
  '--spesa-column': 'Larghezza massima delle pagine a una colonna',
  '--spesa-time': 'Durata dei movimenti',
} as const;

/** One custom property as the custom elements manifest has it. */
export interface CssProperty {
  name: string;
  description: string;
  default: string;
}

/** The custom properties with the defaults that the sheet gives them; one that has no meaning here, or no default there, is an error. */
export function cssProperties(sheet: string): CssProperty[] {
  const [, first = ''] = /:where\(:root\)\s*\{([^}]*)\}/.exec(sheet) ?? [];
  const found = [...first.matchAll(/(--spesa-[a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    description: meanings[name as keyof typeof meanings] as string | undefined,
    default: value.replaceAll(/\s+/g, ' '),
  }));
  const names = new Set(found.map(({ name }) => name));
  const wrong = [
    ...found.filter(({ description }) => !description).map(({ name }) => name),
    ...Object.keys(meanings).filter((name) => !names.has(name)),
  ];
  if (wrong.length)
    throw new Error(`Custom properties of base.css without a meaning, or the other way round: ${wrong.join(', ')}.`);
  return found as CssProperty[];
}
