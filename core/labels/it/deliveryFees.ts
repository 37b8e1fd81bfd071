import { text } from '../text.ts';

export const free = text('delivery.feeFree', 'Gratis.');
export const base = text('delivery.feeBase', 'Costo base {fee}.');
export const upTo = text('delivery.feeUpTo', 'Costo base {fee}, gratis da {free} di spesa.');
export const minimum = text('delivery.feeMinimum', 'Spesa minima {minimum}.');
