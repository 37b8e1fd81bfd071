/* The law's words for the way out of a contract, which footer and orders share (LAW-10). */
import { text } from '../text.ts';

export const withdrawal = text('footer.withdrawal', 'Recedere dal contratto qui');
