/** The window in which somebody else is asked who the customer is: opened in a press, and handing back what came to it. */
export { handBack, inPopup, openPopup } from '../../core/browser/popup.ts';
