import { ComboboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { categories, products, type Choice } from './shopApi.ts';

interface Props<T> {
  label: string;
  help?: string;
  value: T;
  onChange(value: T): void;
}

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, allowReset: true };
const quiet = 300;

/** The chosen value stays in the list although the API does not name it. */
const withChosen = (options: Choice[], chosen: string): Choice[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];

/** A category of the shop's tree, by its id or by its slug. */
export function CategoryPicker({
  label,
  help,
  value,
  by,
  onChange,
}: Props<string | number | boolean> & { by: 'id' | 'slug' }) {
  const [options, setOptions] = useState<Choice[]>([]);
  useEffect(() => {
    let gone = false;
    void categories(by).then((found) => gone || setOptions(found));
    return () => {
      gone = true;
    };
  }, [by]);
  const chosen = value === 0 || value === false ? '' : String(value);
  return (
    <ComboboxControl
      label={label}
      {...(help !== undefined && { help })}
      {...modern}
      value={chosen}
      options={withChosen(options, chosen)}
      onChange={(picked) => onChange(by === 'id' ? Number(picked ?? 0) : (picked ?? ''))}
    />
  );
}

/** A product of the shop, found by its name. */
export function ProductPicker({ label, help, value, onChange }: Props<number>) {
  const [words, setWords] = useState('');
  const [options, setOptions] = useState<Choice[]>([]);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void products(words, value).then((found) => gone || setOptions(found)), quiet);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [words, value]);
  const chosen = value ? String(value) : '';
  return (
    <ComboboxControl
      label={label}
      {...(help !== undefined && { help })}
      {...modern}
      value={chosen}
      options={withChosen(options, chosen)}
      onFilterValueChange={setWords}
      onChange={(picked) => onChange(Number(picked ?? 0))}
    />
  );
}

/** A form of the site, by its title. */
export function FormPicker({ label, help, value, onChange }: Props<number>) {
  const chosen = value ? String(value) : '';
  return (
    <ComboboxControl
      label={label}
      {...(help !== undefined && { help })}
      {...modern}
      value={chosen}
      options={withChosen(window.spesaEditor?.forms ?? [], chosen)}
      onChange={(picked) => onChange(Number(picked ?? 0))}
    />
  );
}
