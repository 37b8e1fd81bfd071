/* The error catalogue's texts of delivery (§8). */
import { text } from '../text.ts';

export const errorSettingAddress = text(
  'errors.errorSettingAddress',
  'Non è stato possibile cambiare l’indirizzo di consegna.',
);
export const errorSettingTimeslot = text(
  'errors.errorSettingTimeslot',
  'Non è stato possibile scegliere questa fascia oraria.',
);
export const errorSettingStore = text('errors.errorSettingStore', 'Non è stato possibile scegliere questo negozio.');
