import { text } from '../text.ts';

export const title = text('checkout.invoice', 'Fattura');
export const wanted = text('checkout.invoiceWanted', 'Voglio la fattura');
export const addressee = text('checkout.invoiceTo', 'Intestata a {who}');
export const choose = text('checkout.invoiceChoose', 'Scegli a chi intestarla');
export const change = text('checkout.invoiceChange', 'Cambia intestatario');
