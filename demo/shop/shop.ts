import type { ShopData } from './types.ts';
export function shop(_size?: { products?: number }): ShopData {
  const p = (productId: number, name: string, brand: string, more: object = {}) => ({ productId, slug: `p${productId}`, name, brand, size: '500 g', barcode: String(8000000000000 + productId), categoryId: 21, kind: 'Pezzo' as const, infos: { TIPOLOGIA: 'Pezzo' }, price: 150, net: { amount: 500, unit: 'KG' as const }, vat: 4 as const, stock: null, classes: [10252], description: { ingredients: 'Semola' }, picture: { emoji: '1f35d', pack: 'bag' as const, hue: 30 }, ...more });
  return {
    categories: [
      { categoryId: 1, parentId: null, name: 'Tutti i reparti', slug: 'tutti', emoji: '' },
      { categoryId: 2, parentId: 1, name: 'Dispensa', slug: 'dispensa', emoji: '' },
      { categoryId: 21, parentId: 2, name: 'Pasta', slug: 'dispensa/pasta', emoji: '' },
    ],
    classes: [{ productClassId: 10252, productClassGroupId: 10000, name: 'Biologico', description: 'BIOLOGICO' }, { productClassId: 7, productClassGroupId: 10001, name: 'Pasta', description: 'Pasta', max: 12000, unit: 'pz' }],
    products: [p(11, 'Mezze maniche rigate', 'Divina'), p(12, 'Spaghetti', 'Divina', { promo: { type: 5, percent: 20, body: '-20%', begins: 3, ends: 10 }, limitClass: 7 }), p(13, 'Mele Golden', 'Orto', { stock: 0, kind: 'Sfuso', infos: { TIPOLOGIA: 'Sfuso' } }), p(14, 'Caffè macinato', 'Moka', { stock: 5000 })],
    pages: [{ slug: 'home', blocks: [{ categoryBlockId: 1, templateBlock: { codInt: 'HOME_PROMO' }, templateBlockType: { modeName: 'ProductSlider' }, proposals: [], metaData: { category_block: { PROMO: 'true' } } }], rows: [] }],
  };
}
