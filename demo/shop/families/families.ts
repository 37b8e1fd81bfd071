import type { Line } from '../catalogue/line.ts';
import { cheese } from './cheese.ts';
import { fruit } from './fruit.ts';
import { milk } from './milk.ts';
import { pasta } from './pasta.ts';
import { vegetables } from './vegetables.ts';
import { yogurt } from './yogurt.ts';

/** Everything that the shop sells, in the order of the departments. */
export const families: readonly Line[] = [...fruit, ...vegetables, ...milk, ...yogurt, ...cheese, ...pasta];
