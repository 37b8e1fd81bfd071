import type { Line } from '../catalogue/line.ts';
import { alcohol } from './alcohol.ts';
import { bakery } from './bakery.ts';
import { babyAndPets } from './babyAndPets.ts';
import { baking } from './baking.ts';
import { breakfast } from './breakfast.ts';
import { cheese } from './cheese.ts';
import { condiments } from './condiments.ts';
import { deli } from './deli.ts';
import { drinks } from './drinks.ts';
import { fish } from './fish.ts';
import { frozenFood } from './frozen.ts';
import { fruit } from './fruit.ts';
import { householdGoods } from './household.ts';
import { hygiene } from './hygiene.ts';
import { meat } from './meat.ts';
import { milk } from './milk.ts';
import { pasta } from './pasta.ts';
import { preserves } from './preserves.ts';
import { ready } from './ready.ts';
import { sweets } from './sweets.ts';
import { vegetables } from './vegetables.ts';
import { yogurt } from './yogurt.ts';

/** Everything that the shop sells, in the order of the departments. */
export const families: readonly Line[] = [
  ...fruit,
  ...vegetables,
  ...milk,
  ...yogurt,
  ...cheese,
  ...meat,
  ...fish,
  ...deli,
  ...ready,
  ...bakery,
  ...pasta,
  ...condiments,
  ...preserves,
  ...baking,
  ...breakfast,
  ...sweets,
  ...drinks,
  ...alcohol,
  ...frozenFood,
  ...householdGoods,
  ...hygiene,
  ...babyAndPets,
];
