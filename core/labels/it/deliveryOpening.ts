import { text } from '../text.ts';

export const opensAt = text('delivery.opensAt', 'apre alle {time}');
export const opensOn = text('delivery.opensOn', 'apre {day} alle {time}');
