import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { rowsOf, textOf, type Row } from './ingredients.ts';
import { Chosen, Finder, unknownText } from './pickers.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import { products, productsById, type Choice } from './shopApi.ts';
import { useFound } from './useFound.ts';

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
const empty: Row = { amount: '', name: '', product: '', pack: '' };
const ofShop = { offer: products, known: productsById, asksWords: true } as const;

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

/** The ingredients of a recipe: how much, what, and the product of the shop by its name. */
export function IngredientsField(props: RowsProps) {
  const ids = [...new Set(rowsOf(props.value).flatMap(({ product }) => product || []))];
  const { found } = useFound(ids.join(), () => productsById(ids));
  const known = found === 'unreachable' ? undefined : found;
  return (
    <Rows
      {...props}
      written={{ rowsOf, textOf }}
      empty={empty}
      add={__('Aggiungi un ingrediente', 'spesa')}
      called={(place) => sprintf(__('Ingrediente %d', 'spesa'), place)}
      wordsOf={({ name }) => name}
    >
      {(row, set) => (
        <>
          <div className="spesa-row__words">
            {(['amount', 'name'] as const).map((part) => (
              <TextControl
                key={part}
                label={part === 'amount' ? __('Quanto', 'spesa') : __('Nome', 'spesa')}
                {...modern}
                value={row[part]}
                onChange={(text) => set({ ...row, [part]: String(text) })}
              />
            ))}
          </div>
          <Product row={row} known={known} onChange={set} />
        </>
      )}
    </Rows>
  );
}
