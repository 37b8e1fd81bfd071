import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { rowsOf, textOf, type Row } from './ingredients.ts';
import { Chosen, Finder, moved, Place, unknownText } from './pickers.tsx';
import { products, productsById, type Choice } from './shopApi.ts';
import { useFound } from './useFound.ts';

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
const empty: Row = { amount: '', name: '', product: '', pack: '' };
const ofShop = { offer: products, known: productsById, asksWords: true } as const;

/** The rows as they are typed: one without a word stands in the field alone. */
function useRows(value: string, onChange: (value: string) => void): [Row[], (rows: Row[]) => void] {
  const [rows, setRows] = useState(() => rowsOf(value));
  const told = useRef(value);
  if (told.current !== value) {
    told.current = value;
    setRows(rowsOf(value));
  }
  const change = (next: Row[]): void => {
    setRows(next);
    told.current = textOf(next);
    if (told.current !== value) onChange(told.current);
  };
  return [rows, change];
}

interface ProductProps {
  row: Row;
  /** What the shop knows of the products; undefined until it has answered. */
  known: readonly Choice[] | undefined;
  onChange(row: Row): void;
}

/** The product that one buys for an ingredient, looked for when it is asked for. */
function Product({ row, known, onChange }: ProductProps) {
  const [asks, setAsks] = useState(false);
  const { product } = row;
  if (product === '')
    return asks ? (
      <Finder
        label={__('Prodotto', 'spesa')}
        source={ofShop}
        onFind={({ value, name = '' }) => onChange({ ...row, product: value, name: row.name || name.toLowerCase() })}
      />
    ) : (
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {__('Scegli il prodotto', 'spesa')}
      </Button>
    );
  const choice = known?.find(({ value }) => value === product);
  return (
    <>
      <div className="spesa-picker__item">
        <Chosen choice={choice ?? { value: product, label: known ? unknownText(product) : '…' }} />
        <Button variant="link" onClick={() => onChange({ ...row, product: '', pack: '' })}>
          {__('Togli il prodotto', 'spesa')}
        </Button>
      </div>
      <TextControl
        label={__('Quanto ce n’è in una confezione', 'spesa')}
        {...modern}
        value={row.pack}
        onChange={(pack) => onChange({ ...row, pack: String(pack) })}
      />
    </>
  );
}

/** The ingredients of a recipe, one below the other: how much, what, and the product of the shop by its name. */
export function IngredientsField({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help: string;
  value: string;
  onChange(value: string): void;
}) {
  const [rows, setRows] = useRows(value, onChange);
  const ids = [...new Set(rows.flatMap(({ product }) => product || []))];
  const { found } = useFound(ids.join(), () => productsById(ids));
  const known = found === 'unreachable' ? undefined : found;
  const set = (at: number, row: Row): void => setRows(rows.map((one, index) => (index === at ? row : one)));
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      <div role="group" aria-label={label}>
        <ol className="spesa-picker">
          {rows.map((row, at) => (
            <li key={at}>
              <div
                className="spesa-ingredient"
                role="group"
                aria-label={sprintf(__('Ingrediente %d', 'spesa'), at + 1)}
              >
                <div className="spesa-ingredient__words">
                  {(['amount', 'name'] as const).map((part) => (
                    <TextControl
                      key={part}
                      label={part === 'amount' ? __('Quanto', 'spesa') : __('Nome', 'spesa')}
                      {...modern}
                      value={row[part]}
                      onChange={(text) => set(at, { ...row, [part]: String(text) })}
                    />
                  ))}
                </div>
                <Product row={row} known={known} onChange={(next) => set(at, next)} />
                <div className="spesa-ingredient__place">
                  <Place
                    label={row.name || sprintf(__('riga %d', 'spesa'), at + 1)}
                    at={at}
                    count={rows.length}
                    onMove={(from, to) => setRows(moved(rows, from, to))}
                    onRemove={() => setRows(rows.filter((_, index) => index !== at))}
                  />
                </div>
              </div>
            </li>
          ))}
        </ol>
        <Button variant="secondary" icon="plus" onClick={() => setRows([...rows, empty])}>
          {__('Aggiungi un ingrediente', 'spesa')}
        </Button>
      </div>
    </BaseControl>
  );
}
