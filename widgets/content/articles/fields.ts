import { platform } from '../../../core/api/endpoints/platform.ts';
import type { Prefetch } from '../../element/defineWidget.ts';
import { choice, flag, text } from '../../element/field.ts';

/** What of an article its card shows. */
const shown = 'id,slug,custom_slug,date,link,title.rendered,excerpt.rendered,featured_image_url,categories';

export const heading = text({ label: 'Titolo' });
export const headingLevel = choice({
  label: 'Livello del titolo',
  default: '2',
  options: [
    { value: '2', label: 'H2' },
    { value: '3', label: 'H3' },
    { value: '4', label: 'H4' },
  ],
});
export const section = choice({
  label: 'Sezione',
  default: 'next-gen',
  options: [
    { value: 'next-gen', label: 'Per i giovani' },
    { value: 'magazine', label: 'Magazine' },
  ],
});
export const topic = text({ label: 'Categoria degli articoli', help: 'Vuoto: tutte', control: 'topic' });
export const random = flag({ label: 'A caso', help: 'In un ordine che cambia ogni giorno' });

/** The articles of an element, by its attributes. */
export const articlesPlan = (input: Prefetch['input'], template: Prefetch['template']): Prefetch => ({
  endpoint: platform.articles,
  input: { type: '{section}', per_page: '{limit}', ...input, _fields: shown },
  template,
});
