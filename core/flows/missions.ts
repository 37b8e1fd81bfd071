import { riders } from '../api/endpoints/riders.ts';
import * as missionTexts from '../labels/it/missions.ts';
import type { Mission } from '../schema/orders.ts';
import type { Spesa } from '../spesa.ts';

/** Takes a mission that nobody has, and gives the words that say so. Throws ApiError when another was faster. */
export async function takeMission({ client }: Spesa, { orderId }: Mission): Promise<string> {
  await client.call(riders.assign, { order_id: orderId });
  return missionTexts.taken({ n: orderId });
}

/** Asks for confirmation and reports a delivery, which notifies the customer. Returns the success message, or '' when the rider declines. Throws ApiError. */
export async function bringMission(spesa: Spesa, { orderId }: Mission, toCollect: string): Promise<string> {
  const sure = await spesa.dialogs.open('confirm', {
    title: missionTexts.sureTitle({ n: orderId }),
    text: [toCollect && missionTexts.sureCollect({ amount: toCollect }), missionTexts.sureText()]
      .filter(Boolean)
      .join(' '),
    yes: missionTexts.deliver(),
    no: missionTexts.notYet(),
  });
  if (!sure) return '';
  await spesa.client.call(riders.delivered, { order_id: orderId });
  return missionTexts.delivered({ n: orderId });
}
