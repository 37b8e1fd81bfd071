import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorState } from '../../../widgets/ui/EmptyState.tsx';

afterEach(() => {
  document.body.className = '';
  document.body.replaceChildren();
});

test('NET-18 who keeps the site is told where to look when the shop cannot be reached, and nobody else', () => {
  const { unmount } = render(<ErrorState />);
  expect(screen.getByRole('alert').textContent).not.toContain('Impostazioni');
  unmount();
  document.body.className = 'logged-in admin-bar';
  render(<ErrorState />);
  expect(screen.getByRole('alert').textContent).toContain('controlla l’indirizzo dell’API in Impostazioni → Spesa');
});
