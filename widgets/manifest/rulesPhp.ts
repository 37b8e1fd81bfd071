import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { content } from '../../core/api/endpoints/content.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { geography } from '../../core/api/endpoints/geography.ts';
import { language } from '../../core/api/endpoints/language.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { suggestions } from '../../core/api/endpoints/suggestions.ts';
import {
  filterNamePattern,
  idPattern,
  lastPage,
  longestAddress,
  longestText,
  longestWords,
} from '../../core/rules/addressLimits.ts';
import { bannerForms } from '../../core/rules/banners.ts';
import { shownValues } from '../../core/rules/facets.ts';
import { emptyTexts, longest, mostBytes, mostFields, mostFiles, mostOptions } from '../../core/rules/contentForm.ts';
import { currencyForms, languages, locales } from '../../core/rules/language.ts';
import { coverFormat, mostPages } from '../../core/rules/leaflets.ts';
import { contactSchemes, videoHosts, webSchemes } from '../../core/rules/links.ts';
import { slotPattern } from '../../core/rules/placeholders.ts';
import { entities, separatingTags } from '../../core/rules/plainText.ts';
import { gramsOf, units } from '../../core/rules/price.ts';
import { dueForFood, dueForProduce, factKeys, mostRows, ofFood } from '../../core/rules/productFacts.ts';
import { flags, longestFacets, mostFacets, parameters } from '../../core/rules/productFilters.ts';
import { addressAttributes, allowedAttributes, allowedTags, droppedTags, idPrefix } from '../../core/rules/richText.ts';
import { specialDaysAhead } from '../../core/rules/openingHours.ts';
import { deepPages } from '../../core/rules/route.ts';
import { keptWords } from '../../core/rules/text.ts';
import { shareWays } from '../../core/rules/share.ts';
import { sizes, wholeRow } from '../catalogue/category-blocks/rowsOf.ts';
import { serviceOrder } from '../../core/rules/services.ts';
import { emailPattern, phonePattern, postcodePattern } from '../../core/rules/validation.ts';
import * as faultTexts from '../../core/labels/it/commonFaults.ts';
import { orders } from '../catalogue/listing/orders.ts';
import { mostPicks } from '../catalogue/product/picks.ts';
import { treeDepth } from '../catalogue/product-tabs/tabs.ts';
import { services } from '../delivery/choice/services.ts';
import { focalNames, focalStep } from '../content/static-image/focalPoint.ts';
import { paths } from '../ui/icons.ts';

/** The public reads by which the setup sees what an API has. */
const asked = [
  catalogue.categoryTree,
  catalogue.category,
  catalogue.products,
  catalogue.product,
  catalogue.adv,
  delivery.stores,
  session.test,
  cart.view,
  suggestions.suggest,
  content.leaflets,
  geography.served,
  language.info,
];

/** The lists and limits that the plugin's PHP shares with the elements, by the PHP class that reads them. */
export const rulesPhp = () => ({
  calls: Object.fromEntries(asked.map(({ name, path }) => [name, path])),
  languages: { names: languages, currencyForms, locales },
  format: { units, gramsOf, keptWords, entities, separatingTags },
  facts: { keys: factKeys, dueForFood, dueForProduce, ofFood, mostRows },
  filters: {
    name: filterNamePattern.source,
    longest: longestFacets,
    most: mostFacets,
    flags: Object.values(flags),
    parameters: ['q', ...parameters],
    sorts: Object.fromEntries(orders.map(([value, text]) => [value, text.key])),
  },
  listing: { shownValues },
  pictures: { focalNames, focalStep },
  plan: { lastPage, longestWords, longestText, id: idPattern.source },
  links: { videoHosts, longestAddress, webSchemes, contactSchemes },
  routes: { deepPages },
  staticText: {
    tags: allowedTags,
    attributes: allowedAttributes,
    addresses: addressAttributes,
    dropped: droppedTags,
    idPrefix,
    slot: slotPattern.source,
  },
  banner: { forms: bannerForms },
  leaflet: { coverFormat, mostPages },
  deliveryFees: { order: serviceOrder },
  grid: { sizes, wholeRow },
  tabs: { treeDepth },
  picks: { most: mostPicks },
  form: {
    mostFields,
    mostOptions,
    mostFiles,
    mostBytes,
    longest,
    empty: Object.fromEntries(Object.entries(emptyTexts).map(([name, text]) => [name, text.key])),
    patterns: {
      email: [emailPattern.source, faultTexts.emailFault.key],
      phone: [phonePattern.source, faultTexts.phoneFault.key],
      zip: [postcodePattern.source, faultTexts.postcodeFault.key],
    },
  },
  delivery: {
    services: services.map(({ id, title, hint, icon }) => ({ id, name: title.key, hint: hint.key, icon })),
    specialDays: specialDaysAhead,
  },
  share: { ways: shareWays },
  icons: paths,
});
