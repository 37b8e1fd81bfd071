import { text } from '../text.ts';

export const heading = text('share.heading', 'Condividi');
export const on = text('share.on', 'Condividi su {name}');
export const byMail = text('share.byMail', 'Manda per e-mail');
export const system = text('share.system', 'Condividi con…');
