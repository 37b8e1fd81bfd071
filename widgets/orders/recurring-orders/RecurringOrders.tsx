import { useState } from 'react';
import type { InputOf } from '../../../core/api/endpoint.ts';
import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { subscribeWeekly } from '../../../core/flows/manageRecurring.ts';
import * as recurringTexts from '../../../core/labels/it/recurring.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { RecurringOrder } from './RecurringOrder.tsx';

const SubscribeForm = laterView(() => import('./SubscribeForm.tsx'), 'shown');

/** The orders that repeat every week, and the form that adds one. */
export default function RecurringOrders() {
  const spesa = useSpesa();
  const loggedIn = useLoggedIn();
  const [adding, add] = useState(false);
  const { status, data, reload } = useQuery(recurring.subscribed, loggedIn ? {} : null);
  const subscribe = useCommand(async (wish: InputOf<typeof recurring.subscribe>) => {
    await subscribeWeekly(spesa, wish);
    add(false);
  }, recurringTexts.subscribeError);
  const orders = data?.recurrentOrders;
  const addOne = (
    <Button icon="plus" onClick={() => add(true)}>
      {recurringTexts.add()}
    </Button>
  );
  return (
    <ProfilePage page="recurringOrders" login={recurringTexts.login()} intro={recurringTexts.intro()}>
      {!orders && <Pending status={status} reload={reload} lines={6} />}
      {orders?.length === 0 && !adding && (
        <EmptyState icon="clock" title={recurringTexts.none()} action={addOne}>
          <ol className="recurring__steps">
            {[recurringTexts.stepChoose, recurringTexts.stepRepeat, recurringTexts.stepStop].map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className="recurring">
          {orders.map((order) => (
            <li key={order.recurrentOrderId}>
              <RecurringOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      {orders &&
        (adding ? (
          <section className="recurring__card" aria-label={recurringTexts.add()}>
            <h2 className="recurring__title">{recurringTexts.add()}</h2>
            <SubscribeForm
              proposal={data.proposal}
              taken={orders.map(({ weekDay }) => weekDay)}
              subscribe={subscribe}
            />
          </section>
        ) : (
          orders.length > 0 && <div className="recurring__actions">{addOne}</div>
        ))}
    </ProfilePage>
  );
}
