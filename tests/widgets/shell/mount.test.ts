import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
import { mountShell } from '../../../widgets/shell/mount.ts';
import { stage } from '../stage.ts';

const pressOn = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

test('[spesa-dialogs] comes while a customer’s finger is still down on what opens a dialog, and for nothing else', async () => {
  stage(() => Promise.reject(new Error('offline')));
  document.body.innerHTML = '<p>Pane</p><a href="/cart" aria-haspopup="dialog"><b>Carrello</b></a>';
  mountShell();
  serveCustomer(document, false);
  pressOn(document.querySelector('p')!);
  await Promise.resolve();
  expect(document.querySelector('spesa-dialogs')).toBeNull();
  pressOn(document.querySelector('b')!);
  await waitFor(() => expect(document.querySelector('spesa-dialogs')).not.toBeNull());
});
