/* What is shown where there is nothing yet. */
import { text } from '../text.ts';

export const now = text('catalogue.offersNow', 'In offerta adesso');
