import { expect, it } from 'vitest';
import { boundTo, productOf, withBinding } from '../../wp-plugin/editor/boundTo.ts';

it('binds a text, a picture with its alternative text, and lets go again; bindings of others stay', () => {
  const other = { title: { source: 'core/post-meta' } };
  const text = withBinding({}, 'core/heading', { key: 'price', productId: 7 });
  expect(text).toEqual({ bindings: { content: { source: 'spesa/product', args: { key: 'price', productId: 7 } } } });
  expect([boundTo(text.bindings), productOf(text.bindings)]).toEqual(['price', 7]);
  const picture = withBinding({ bindings: other }, 'core/image', { key: 'picture', productId: 0 });
  expect(picture.bindings).toEqual({
    ...other,
    url: { source: 'spesa/product', args: { key: 'picture' } },
    alt: { source: 'spesa/product', args: { key: 'name' } },
  });
  expect(withBinding(picture, 'core/image', { key: '', productId: 0 })).toEqual({ bindings: other });
  expect(withBinding(text, 'core/heading', { key: '', productId: 7 })).toEqual({});
  expect([boundTo(other), productOf(other)]).toEqual(['', 0]);
});
