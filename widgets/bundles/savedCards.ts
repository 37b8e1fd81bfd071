/** The cards that are kept for a customer: the page of her payments shows them, a checkout and a weekly order choose one. */
import '../../core/api/endpoints/savedCards.ts';
import '../../core/labels/it/checkoutCards.ts';
