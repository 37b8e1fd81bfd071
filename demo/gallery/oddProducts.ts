type Product = Record<string, unknown>;

const long = 'Confettura extra di albicocche della valle con succo di limone e zucchero di canna grezzo '.repeat(6);

/** What a shop's data may hold: an endless name, letters that turn the writing around, no picture, no price, nothing left, numbers that mean nothing. */
const changes: readonly ((product: Product) => Product)[] = [
  () => ({
    name: long,
    shortDescr: long,
    description: long,
    productInfos: { BADGE: long, TIPOLOGIA: 'Pezzo' },
    newProduct: true,
    highlight: true,
  }),
  () => ({ name: '\u202EPane \u2067fresco\u2069 di casa', shortDescr: 'מאפייה', description: '👩‍👩‍👧‍👦 400 g' }),
  () => ({ mediaURL: '', mediaURLMedium: '', media: [] }),
  () => ({ price: null, priceDisplay: null }),
  () => ({ available: 0 }),
  () => ({ mediaURL: '/photo/che-non-c-e.webp', mediaURLMedium: '/photo/che-non-c-e.webp', media: [] }),
  () => ({
    maxAcq: -3,
    leadTime: -1,
    productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: 'molto', STEP_SELLING: '', QTY_MULT: '0' },
  }),
  () => ({ vendor: { vendorId: 1, name: 'Altrove', url: 'https://www.example.org/marca' }, shortDescr: 'Altrove' }),
];

const oddly = (product: Product, index: number): Product => ({
  ...product,
  ...changes[index % changes.length]?.(product),
});

/** The shop's answer with odd products in it; other answers as they are. */
export async function oddProducts(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const told = (await answer.json()) as { data?: { products?: Product[]; productId?: number } };
  const { data } = told;
  if (data?.products) data.products = data.products.map(oddly);
  else if (data?.productId) told.data = oddly(data, data.productId);
  return Response.json(told, {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name.startsWith('x-')),
  });
}
