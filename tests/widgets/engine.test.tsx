import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { version } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { create } from 'zustand';

const useCount = create<{ count: number; add: () => void }>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
}));

function Counter() {
  const { count, add } = useCount();
  return (
    <button type="button" onClick={add}>
      {`Premuto ${count}`}
      {createPortal(<output>{count}</output>, document.body)}
    </button>
  );
}

test('widget tests run on the engine their project names', () => {
  expect(version).toBe({ preact: '19.0.0', react: '19.3.1' }[process.env['SPESA_RUNTIME'] ?? '']);
});

test('a store, a portal and a click work through Testing Library on this engine', async () => {
  render(<Counter />);
  await userEvent.click(screen.getByRole('button', { name: 'Premuto 0' }));
  act(() => useCount.getState().add());
  expect(screen.getByRole('button').textContent).toBe('Premuto 2');
  expect(screen.getByRole('status').textContent).toBe('2');
});
