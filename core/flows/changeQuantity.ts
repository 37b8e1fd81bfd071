import type { Spesa } from '../spesa.ts';
import type { Wanted } from '../stores/wishes.ts';
import { showMessages } from './showMessages.ts';

/** Sets what a line or product shall hold, in thousandths; the server's answer decides (§4). Throws ApiError when refused. */
export async function changeQuantity(spesa: Spesa, target: Wanted, thousandths: number): Promise<void> {
  showMessages(spesa, await spesa.cart.want(target, thousandths));
}
