import { address } from '../core/api/endpoints/addresses.ts';
import { cart } from '../core/api/endpoints/cart.ts';
import { catalogue } from '../core/api/endpoints/catalogue.ts';
import { content } from '../core/api/endpoints/content.ts';
import { delivery } from '../core/api/endpoints/delivery.ts';
import { disclaimer } from '../core/api/endpoints/disclaimers.ts';
import { geography } from '../core/api/endpoints/geography.ts';
import { language } from '../core/api/endpoints/language.ts';
import { productDetails } from '../core/api/endpoints/productDetails.ts';
import { session } from '../core/api/endpoints/session.ts';
import { suggestions } from '../core/api/endpoints/suggestions.ts';
import { anyone, type Found, type Step } from './step.ts';

const product = ({ productId }: Found) => (productId === undefined ? undefined : { product_id: productId });
const store = ({ storeId }: Found) => (storeId === undefined ? undefined : { store_id: storeId });
/** Genoa: any place with coordinates does. */
const place = { latitude: 44.4056, longitude: 8.9463 };

const catalogueSteps: Step[] = [
  anyone(session.test, { required: true, lost: 'nessuno è riconosciuto: a ogni pagina si è di nuovo visitatori' }),
  anyone(catalogue.categoryTree, {
    required: true,
    lost: 'il menu dei reparti resta vuoto e le pagine di categoria non si trovano',
    input: () => ({ depth: 2 }),
    learn({ categories: [first] }, found) {
      found.categoryId = first?.categoryId;
      found.categorySlug = first?.slug;
    },
  }),
  anyone(catalogue.category, {
    required: true,
    lost: 'le pagine di categoria sono senza titolo, percorso e blocchi',
    input: ({ categorySlug }) => (categorySlug === undefined ? undefined : { slug: categorySlug }),
  }),
  anyone(catalogue.products, {
    required: true,
    lost: 'nessun elenco di prodotti: categorie, ricerca, offerte',
    input: ({ categoryId }) => ({ page: 1, page_size: 24, ...(categoryId && { parent_category_id: categoryId }) }),
    learn({ products }, found) {
      const [first] = products;
      found.productId = first?.productId;
      found.productSlug = first?.slug;
      found.productName = first?.name;
      const plain = products.find(({ productInfos, available }) => !productInfos?.['QTY_LOCKED'] && available !== 0);
      if (plain) found.buyable = { productId: plain.productId, quantity: 1 };
    },
  }),
  anyone(catalogue.product, {
    required: true,
    lost: 'le pagine dei prodotti rispondono 404',
    input: ({ productSlug }) => (productSlug === undefined ? undefined : { slug: productSlug }),
  }),
  anyone(suggestions.suggest, {
    lost: 'la ricerca non suggerisce mentre si scrive',
    input: ({ productName }) => (productName === undefined ? undefined : { q: productName.slice(0, 5) }),
  }),
  anyone(catalogue.adv, { lost: 'gli slider di proposte restano nascosti', input: () => ({ limit: 4 }) }),
  anyone(productDetails.prices, { lost: 'la scheda non confronta i prezzi dei negozi', input: product }),
  anyone(productDetails.alternatives, {
    lost: 'di un prodotto esaurito non si propongono alternative',
    input: ({ productId }) => (productId === undefined ? undefined : { product_ids: String(productId) }),
  }),
  anyone(productDetails.alternative, {
    lost: 'della singola alternativa non si vede il dettaglio',
    input: product,
    mayRefuse: true,
  }),
];

const storeSteps: Step[] = [
  anyone(delivery.stores, {
    required: true,
    lost: 'nessun negozio da scegliere, né nelle impostazioni né dai clienti',
    learn: ({ stores: [first] }, found) => void (found.storeId = first?.storeId),
  }),
  anyone(delivery.store, { lost: 'le pagine dei negozi restano vuote', input: store }),
  anyone(delivery.warehouses, { lost: 'chi non ha scelto un negozio vede sempre i prezzi di quello predefinito' }),
  anyone(delivery.proximityStores, { lost: 'i negozi non sono in ordine di vicinanza' }),
  anyone(delivery.localStores, { lost: 'dalla propria posizione non si trova il negozio', input: () => place }),
  anyone(delivery.addresses, {
    lost: 'nessun punto di ritiro da scegliere',
    learn: ({ addresses: [first] }, found) => void (found.placeId = first?.addressId),
  }),
  anyone(address.view, {
    lost: 'di un punto di ritiro non si vedono i dettagli',
    input: ({ placeId }) => (placeId === undefined ? undefined : { address_id: placeId }),
  }),
  anyone(address.ofStore, { lost: 'di un negozio non si vedono i punti di ritiro', input: store }),
  anyone(address.services, { lost: 'non si dice quali servizi raggiungono un indirizzo', input: () => place }),
  anyone(address.warehousesNear, { lost: 'i magazzini vicini non si trovano', input: () => place }),
  anyone(address.fees, { lost: 'il costo della consegna si vede solo nel carrello' }),
  anyone(content.leaflets, {
    lost: 'nessun volantino',
    learn: ({ leaflets: [first] }, found) => void (found.leafletId = first?.leafletId),
  }),
  anyone(content.leaflet, {
    lost: 'un volantino non si sfoglia',
    input: ({ leafletId }) => (leafletId === undefined ? undefined : { leaflet_id: leafletId }),
  }),
  anyone(content.leafletProducts, {
    lost: 'dal volantino non si mette nel carrello',
    input: ({ leafletId }) => (leafletId === undefined ? undefined : { parent_leaflet_id: leafletId }),
  }),
];

const otherSteps: Step[] = [
  anyone(geography.served, { lost: 'le località servite non si elencano' }),
  anyone(geography.provinces, {
    lost: 'nel modulo dell’indirizzo la provincia si scrive a mano',
    input: () => ({ home_delivery_only: true }),
    learn: ({ provinces: [first] }, found) => void (found.provinceId = first?.provinceId),
  }),
  anyone(geography.cities, {
    lost: 'nel modulo dell’indirizzo il comune si scrive a mano',
    input: ({ provinceId }) => (provinceId === undefined ? undefined : { province_id: provinceId }),
    learn: ({ cities: [first] }, found) => void (found.cityId = first?.cityId),
  }),
  anyone(geography.postcodes, {
    lost: 'il CAP non si propone',
    input: ({ cityId }) => (cityId === undefined ? undefined : { city_id: cityId }),
  }),
  anyone(disclaimer.list, { lost: 'la registrazione non mostra i consensi da leggere' }),
  anyone(language.info, {
    lost: 'i testi del server non si sostituiscono a quelli dell’elemento',
    input: () => ({ lang_info_name: 'cart' as const }),
  }),
  anyone(cart.view, { required: true, lost: 'il carrello non si vede e il suo pulsante resta a zero' }),
];

/** What a visitor asks, in an order in which each answer gives the next its input. Nothing is changed. */
export const visitorSteps: readonly Step[] = [...catalogueSteps, ...storeSteps, ...otherSteps];
