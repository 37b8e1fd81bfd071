import { defineWidget } from '../../element/defineWidget.ts';

/** The survey of the specification (account §7). */
export default defineWidget({
  tag: 'spesa-survey',
  title: 'La tua opinione',
  description: 'Poche domande al cliente sulla sua spesa.',
  icon: 'feedback',
  kind: 'page',
  page: 'survey',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Survey.tsx'),
});
