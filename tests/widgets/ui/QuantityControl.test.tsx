import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { QuantityRule } from '../../../core/rules/quantity.ts';
import { QuantityControl } from '../../../widgets/ui/QuantityControl.tsx';
import { rule as ruleOf } from './product.tsx';

afterEach(cleanup);

const calls = { change: vi.fn(), remove: vi.fn() };

function Stage({
  start,
  rule,
  pending,
  error,
}: {
  start: number;
  rule: QuantityRule;
  pending?: boolean;
  error?: string;
}) {
  const [value, setValue] = useState(start);
  const change = (next: number): void => {
    calls.change(next);
    setValue(next);
  };
  const remove = (): void => {
    calls.remove();
    setValue(0);
  };
  return (
    <QuantityControl
      name="Pasta"
      value={value}
      rule={rule}
      pending={pending}
      error={error}
      press="add:1"
      onChange={change}
      onRemove={remove}
    />
  );
}

function show(start = 0, rule = ruleOf(), more: { pending?: boolean; error?: string } = {}) {
  vi.clearAllMocks();
  render(<Stage start={start} rule={rule} {...more} />);
}
const button = (name: RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox') as HTMLInputElement;
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('A11Y-06 every control names its product', async () => {
  show(0);
  expect(button(/^Aggiungi Pasta al carrello$/).getAttribute('data-press')).toBe('add:1');
  await userEvent.click(button(/Aggiungi/));
  expect(button(/^Aumenta la quantità di Pasta$/)).toBeTruthy();
  expect(button(/^Diminuisci la quantità di Pasta$/)).toBeTruthy();
  expect(field().getAttribute('aria-label')).toBe('Quantità di Pasta');
});

test('focus goes to plus after adding and back to add after removing', async () => {
  show(0);
  button(/Aggiungi/).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button(/Aumenta/));
  button(/Diminuisci/).focus();
  await userEvent.keyboard('{Enter}');
  expect(calls.remove).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button(/Aggiungi/));
});

test('plus and minus move by the rule, the new quantity is announced', async () => {
  show(6000, ruleOf({ QTY_MULT: '6' }));
  await userEvent.click(button(/Aumenta/));
  expect(calls.change).toHaveBeenLastCalledWith(12_000);
  expect(field().value).toBe('12');
  expect(screen.getByRole('status').textContent).toBe('12\u00a0pz di Pasta nel carrello');
  expect(document.querySelector('.quantity__packs')?.textContent).toBe('2\u00a0conf');
});

test('CART-12 minus to nothing asks for removal and changes nothing by itself', async () => {
  vi.clearAllMocks();
  render(<QuantityControl name="Pasta" value={1000} rule={ruleOf()} onChange={calls.change} onRemove={calls.remove} />);
  await userEvent.click(button(/Diminuisci/));
  expect([calls.change.mock.calls.length, calls.remove.mock.calls.length]).toEqual([0, 1]);
  expect(field().value).toBe('1');
});

test('minus below minAcq says so and offers to remove', async () => {
  show(3000, ruleOf({}, { minAcq: 3 }));
  await userEvent.click(button(/Diminuisci/));
  expect(screen.getByRole('alert').textContent).toContain('La quantità minima è 3\u00a0pz.');
  expect(calls.change).not.toHaveBeenCalled();
  await userEvent.click(button(/^Togli Pasta dal carrello$/));
  expect(calls.remove).toHaveBeenCalledTimes(1);
});

test('plus at the limit says the limit', async () => {
  show(2000, ruleOf({ MAXACQ: '2' }));
  await userEvent.click(button(/Aumenta/));
  expect(calls.change).not.toHaveBeenCalled();
  expect(described(field())).toBe('La quantità massima è 2\u00a0pz.');
});

test('NUM-04 typed amounts are read as Italian, faults stand at the field', async () => {
  show(300, ruleOf({ TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1' }));
  await userEvent.clear(field());
  await userEvent.type(field(), '1,25{Enter}');
  expect(calls.change).toHaveBeenLastCalledWith(1250);
  await userEvent.clear(field());
  await userEvent.type(field(), '1e3{Enter}');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described(field())).toBe('Scrivi un numero, per esempio 2 o 0,5.');
  expect(calls.change).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('1,25');
});

test('a typed quantity counts when the field is left, and zero asks for removal', async () => {
  show(1000);
  await userEvent.clear(field());
  await userEvent.type(field(), '4');
  await userEvent.tab();
  expect(calls.change).toHaveBeenLastCalledWith(4000);
  await userEvent.clear(field());
  await userEvent.type(field(), '0{Enter}');
  expect(calls.remove).toHaveBeenCalledTimes(1);
});

test('more than the limit is capped and said', async () => {
  show(1000, ruleOf({ MAXACQ: '5' }));
  await userEvent.clear(field());
  await userEvent.type(field(), '9{Enter}');
  expect(calls.change).toHaveBeenLastCalledWith(5000);
  expect(screen.getByRole('alert').textContent).toBe('La quantità massima è 5\u00a0pz.');
});

test('NET-09 a busy add button does nothing and keeps its focus', async () => {
  show(0, ruleOf(), { pending: true });
  const add = button(/Aggiungi/);
  expect(add.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(add);
  await userEvent.click(add);
  expect(calls.change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(add);
});

test('the server’s refusal stands at the control', () => {
  show(2000, ruleOf(), { error: 'Ne sono rimasti solo 2.' });
  expect(described(field())).toBe('Ne sono rimasti solo 2.');
});
