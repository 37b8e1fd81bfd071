/* Empty states. */
import { text } from '../text.ts';

export const now = text('catalogue.offersNow', 'In offerta adesso');
