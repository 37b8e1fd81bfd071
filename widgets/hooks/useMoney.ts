import { useCallback } from 'react';
import { formatCurrency } from '../../core/rules/price.ts';
import { useSpesa } from './useSpesa.ts';

/** Writes euro in this site's form; empty for no amount. */
export function useMoney(): (euro: number | undefined) => string {
  const { currencyForm } = useSpesa().config;
  return useCallback((euro) => formatCurrency(euro, currencyForm), [currencyForm]);
}
