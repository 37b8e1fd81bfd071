/** Whom invoices go to: the account's page keeps them, and a checkout asks for them. */
import '../../core/api/endpoints/addressees.ts';
