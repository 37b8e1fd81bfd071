import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The order itself, with every part above its products; its heading alone is there while it loads. */
export const orderShown = (element: HTMLElement, orderId: number): Promise<void> =>
  waitFor(() => expect(element.querySelector('article:not([hidden]) h1')?.textContent).toBe(`Ordine ${orderId}`));
