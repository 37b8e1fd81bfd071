import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../widgets/ui/Button.tsx';
import { Combobox, type Option } from '../../../widgets/ui/Combobox.tsx';
import { Field } from '../../../widgets/ui/Field.tsx';
import { PasswordField } from '../../../widgets/ui/PasswordField.tsx';
import { ErrorState } from '../../../widgets/ui/EmptyState.tsx';
import { Pager } from '../../../widgets/ui/Pager.tsx';
import { Tabs } from '../../../widgets/ui/Tabs.tsx';
import { Toasts, type ToastView } from '../../../widgets/ui/Toasts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('A11Y-08 hint and error are linked to their field, the label too', () => {
  render(
    <Field
      label="E-mail"
      name="email"
      value="a"
      onChange={() => {}}
      hint="Per gli ordini"
      error="Digitare una e-mail valida"
      autoComplete="email"
    />,
  );
  const field = screen.getByLabelText('E-mail');
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Per gli ordini', 'Digitare una e-mail valida']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('autocomplete')).toBe('email');
});

test('two fields in two roots never share an id', () => {
  render(<Field label="Uno" name="a" value="" onChange={() => {}} />);
  render(<Field label="Due" name="b" value="" onChange={() => {}} />);
  expect(screen.getByLabelText('Uno').id).not.toBe(screen.getByLabelText('Due').id);
});

function Password() {
  const [shown, setShown] = useState(false);
  const field = { label: 'Password', name: 'password', value: 'segreta', onChange: () => {} };
  return <PasswordField {...field} shown={shown} onShow={setShown} />;
}

test('A11Y-08 the password shows and hides', async () => {
  render(<Password />);
  const field = screen.getByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Mostra la password' });
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(eye);
  expect([field.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
});

test('NET-09 a busy button swallows its presses', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>{'Salva'}</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button busy onClick={press}>
      {'Salva'}
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toContain('Caricamento in corso');
});

test('NET-01 the offline panel is spoken and tries again', async () => {
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Non riusciamo a collegarci al negozio');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

const toast = (change: Partial<ToastView> = {}): ToastView => ({
  id: 1,
  kind: 'success',
  text: 'Aggiunto',
  ms: 3000,
  count: 1,
  ...change,
});

test('CART-11 A11Y-04 a toast leaves after its time, not while it is held', () => {
  vi.useFakeTimers();
  const close = vi.fn();
  render(
    <Toasts toasts={[toast(), toast({ id: 2, kind: 'error', ms: 0, text: 'Errore', count: 20 })]} onClose={close} />,
  );
  expect(document.querySelector('.toast--error')?.textContent).toBe('Errore × 20');
  const first = document.querySelector('.toasts') as HTMLElement;
  fireEvent.mouseEnter(first);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseLeave(first);
  act(() => void vi.advanceTimersByTime(2999));
  expect(close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(close.mock.calls).toEqual([[1]]);
});

test('the pager has real addresses and takes plain presses only', () => {
  const go = vi.fn();
  render(<Pager page={2} pages={9} href={(page) => `?page=${page}`} onGo={go} />);
  expect(screen.getByRole('link', { name: 'Pagina 2' }).getAttribute('aria-current')).toBe('page');
  const third = screen.getByRole('link', { name: 'Pagina 3' });
  expect(third.getAttribute('href')).toBe('?page=3');
  const press = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    fireEvent(third, event);
    return event.defaultPrevented;
  };
  expect([press({ ctrlKey: true }), press({ metaKey: true }), press({})]).toEqual([false, false, true]);
  expect(go.mock.calls).toEqual([[3]]);
});

test('one page needs no pager', () => {
  expect(render(<Pager page={1} pages={1} href={String} />).container.innerHTML).toBe('');
});

test('tabs have one stop and follow the arrows round', async () => {
  function Stage() {
    const [chosen, setChosen] = useState('a');
    return (
      <Tabs name="Giorni" tabs={['a', 'b', 'c'].map((id) => ({ id, title: id }))} chosen={chosen} onChoose={setChosen}>
        <p>{`pannello ${chosen}`}</p>
      </Tabs>
    );
  }
  render(<Stage />);
  screen.getByRole('tab', { name: 'a' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'c', selected: true }));
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('pannello b');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

const options: Option[] = [
  { id: '1', text: 'latte' },
  { id: '2', text: 'latte di riso' },
];

test('suggestions are walked by arrows, chosen by Enter, closed and emptied by Escape', async () => {
  const choose = vi.fn();
  const submit = vi.fn();
  function Stage() {
    const [value, setValue] = useState('');
    return (
      <Combobox
        name="Cerca"
        value={value}
        options={value ? options : []}
        onChange={setValue}
        onChoose={choose}
        onSubmit={submit}
      />
    );
  }
  render(<Stage />);
  const box = screen.getByRole('combobox') as HTMLInputElement;
  await userEvent.type(box, 'lat');
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('latte di riso');
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([[options[1]]]);
  await userEvent.keyboard('t{Escape}');
  expect([box.getAttribute('aria-expanded'), box.value]).toEqual(['false', 'latt']);
  await userEvent.keyboard('{Enter}');
  expect(submit.mock.calls).toEqual([['latt']]);
  await userEvent.keyboard('{Escape}');
  expect(box.value).toBe('');
});
