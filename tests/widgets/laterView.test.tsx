import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { laterView } from '../../widgets/hooks/laterView.ts';

afterEach(() => document.body.replaceChildren());

test('code that did not arrive is asked for again at the next key, not before', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'i suggerimenti' });
  const Later = laterView(load, 'needed');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Later>aspetta</Later>);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(place.textContent).toBe('aspetta');

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await vi.waitFor(() => expect(place.textContent).toBe('i suggerimenti'));
  expect(load).toHaveBeenCalledTimes(2);

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  expect(load).toHaveBeenCalledTimes(2);
  root.unmount();
});
