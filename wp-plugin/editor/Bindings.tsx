import { InspectorControls } from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { createReduxStore, register } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { boundTo, productOf, withBinding, type Bindings, type Key } from './boundTo.ts';
import { OnePicker } from './pickers.tsx';
import { productsById, type Choice } from './shopApi.ts';
import { sourceOf } from './sources.ts';
import type { Control } from './toAttributes.ts';

const source = 'spesa/product';
const storeName = 'spesa/products';

/** Products that bound blocks show, each asked for once. */
const store = createReduxStore(storeName, {
  reducer: (state: Record<string, Choice> = {}, action: { type: string; product?: Choice }) =>
    action.type === 'KNOW' && action.product ? { ...state, [action.product.value]: action.product } : state,
  actions: { know: (product: Choice) => ({ type: 'KNOW', product }) },
  selectors: { product: (state: Record<string, Choice>, id: string) => state[id] },
  resolvers: {
    product: async (id: string) => {
      const found = await productsById([id]);
      const [product] = found === 'unreachable' ? [] : found;
      return product ? { type: 'KNOW', product } : { type: 'NONE' };
    },
  },
});

const keyNames = (): Record<Key, string> => ({
  name: __('Nome del prodotto', 'spesa'),
  brand: __('Marca del prodotto', 'spesa'),
  price: __('Prezzo, anche al chilo o al litro', 'spesa'),
  picture: __('Foto del prodotto', 'spesa'),
  link: __('Pagina del prodotto', 'spesa'),
});

interface Asked {
  bindings: Bindings;
  select(store: string): { product(id: string): Choice | undefined };
}

/** What stands in the canvas: the product's own words once they are there, before that what will be there. */
function values({ bindings, select }: Asked): Record<string, string | undefined> {
  const names = keyNames();
  return Object.fromEntries(
    Object.entries(bindings).map(([attribute, { args = {} }]) => {
      const { key = 'name', productId = 0 } = args;
      const product = productId ? select(storeName).product(String(productId)) : undefined;
      const { name, brand, price, unitPrice, picture } = product ?? {};
      const known = {
        name,
        brand,
        price: unitPrice ? `${price ?? ''} (${unitPrice})` : price,
        picture,
        link: undefined,
      };
      return [attribute, known[key] ?? (key === 'picture' || key === 'link' ? undefined : names[key])];
    }),
  );
}

const choice: Control = {
  name: 'productId',
  attribute: 'product-id',
  type: 'number',
  control: 'product',
  label: __('Prodotto', 'spesa'),
  help: __('Vuoto: quello della pagina, dove la pagina ne mostra uno.', 'spesa'),
  default: 0,
};

interface AnyBlock {
  name: string;
  isSelected: boolean;
  attributes: { metadata?: { bindings?: Bindings } };
  setAttributes(values: { metadata: object }): void;
}

/** On WordPress' own texts, buttons and pictures: which product they tell of, and what. */
function ProductPanel({ name, attributes: { metadata = {} }, setAttributes }: AnyBlock) {
  const key = boundTo(metadata.bindings);
  const productId = productOf(metadata.bindings);
  const set = (next: { key: Key | ''; productId: number }): void =>
    setAttributes({ metadata: withBinding(metadata, name, next) });
  const names = keyNames();
  const offered: Key[] =
    name === 'core/image' ? ['picture'] : name === 'core/button' ? ['link'] : ['name', 'brand', 'price'];
  return (
    <InspectorControls>
      <PanelBody title={__('Prodotto del negozio', 'spesa')} initialOpen={key !== ''}>
        <SelectControl
          label={__('Che cosa mostra', 'spesa')}
          help={__('Un prodotto scelto, al posto di quello che scrivi: cambia con il negozio.', 'spesa')}
          value={key}
          options={[
            { value: '', label: __('Quello che scrivi', 'spesa') },
            ...offered.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={(next) => set({ key: next as Key | '', productId })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        {key !== '' && (
          <OnePicker
            control={choice}
            source={sourceOf(choice)!}
            values={{ productId }}
            onChange={(id) => set({ key, productId: Number(id) })}
          />
        )}
      </PanelBody>
    </InspectorControls>
  );
}

const bindable = ['core/paragraph', 'core/heading', 'core/button', 'core/image'];

/** The block binding source `spesa/product` in the editor (includes/Bindings.php), with the panel that chooses its product. */
export function addBindings(): void {
  register(store);
  blocks.registerBlockBindingsSource?.({ name: source, getValues: values });
  addFilter(
    'editor.BlockEdit',
    'spesa/bindings',
    (BlockEdit: ComponentType<AnyBlock>) =>
      function WithProduct(props: AnyBlock) {
        return (
          <>
            <BlockEdit {...props} />
            {props.isSelected && bindable.includes(props.name) && <ProductPanel {...props} />}
          </>
        );
      },
  );
}
