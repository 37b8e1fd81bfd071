import { text } from '../text.ts';

export const partWhere = text('delivery.partWhere', 'Dove');
export const partDoor = text('delivery.partDoor', 'Alla porta');
export const partName = text('delivery.partName', 'Per ritrovarlo');
