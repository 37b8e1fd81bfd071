/** Invoices: whom they go to, and what is told of them. */
import '../../core/rules/invoice.ts';
import '../../core/schema/billing.ts';
