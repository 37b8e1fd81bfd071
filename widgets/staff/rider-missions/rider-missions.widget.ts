import { defineWidget } from '../../element/defineWidget.ts';

/** A rider's missions (account §1, §7): what is theirs, what may be taken, what is over. */
export default defineWidget({
  tag: 'spesa-rider-missions',
  title: 'Le tue consegne',
  description: 'Le consegne rapide di chi porta la spesa: assegnate, da prendere, concluse.',
  icon: 'car',
  kind: 'page',
  page: 'missions',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./RiderMissions.tsx'),
});
