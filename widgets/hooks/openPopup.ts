/** Opens the window in which somebody else is asked who the customer is; to be called in a press. */
export { openPopup } from '../../core/browser/popup.ts';
