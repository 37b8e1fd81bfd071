import { html } from 'hono/html';
import type { Html } from '../http/plainPage.ts';

/** "3 di 6 presi", with a bar. */
export const progressOf = (picked: number, lines: number, words = ''): Html =>
  html`<span class="done"
    ><span>${picked} di ${lines}${words}</span><progress value="${picked}" max="${lines}" aria-hidden="true"></progress
  ></span>`;
