import type { ReactNode } from 'react';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import * as cardTexts from '../../../core/labels/it/checkoutCards.ts';
import type { PaymentAuth } from '../../../core/schema/savedCards.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { IconButton } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pending } from '../../ui/Pending.tsx';

/** "•••• 4242". */
const shown = (masked: string): string => masked.replace(/[*\s]*\*\s*/, '•••• ');

const cards = { payment_type_id: 12 };

function Line({ one }: { one: PaymentAuth }) {
  const { client, dialogs, query, toasts } = useSpesa();
  const card = one.maskedCard;
  const forget = useCommand(async () => {
    const title = cardTexts.forgetAsk({ card });
    if (!(await dialogs.open('confirm', { title, text: cardTexts.forgetText(), danger: true }))) return false;
    try {
      const { data } = await client.call(savedCards.forget, { user_payment_auth_id: one.userPaymentAuthId });
      query.put(savedCards.list, cards, data);
    } catch (error) {
      // Another tab may have been quicker.
      query.reload(savedCards.list, cards);
      throw error;
    }
    toasts.show({ kind: 'success', text: cardTexts.forgotten({ card }) });
    return true;
  });
  return (
    <li className="billing__line">
      <Icon name="card" className="billing__icon" />
      <div className="billing__words">
        <p className="billing__name">{[one.brand, shown(card)].filter(Boolean).join(' ')}</p>
        <p className="billing__facts">
          {[one.holder, one.expireDate && cardTexts.expires({ date: one.expireDate })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {one.removable && (
        <IconButton
          plain
          icon="trash"
          name={cardTexts.forget({ card })}
          busy={forget.busy}
          onClick={() => void forget.run()}
        />
      )}
    </li>
  );
}

/** The cards that the provider keeps for the customer, to be looked at and forgotten. */
export default function SavedCards(_: { children?: ReactNode }) {
  const { status, data, reload } = useQuery(savedCards.list, cards);
  return (
    <PageSection title={cardTexts.title()}>
      {!data ? (
        <Pending status={status} reload={reload} lines={2} />
      ) : data.auths.length === 0 ? (
        <p>{cardTexts.none()}</p>
      ) : (
        <>
          <p className="billing__facts">{cardTexts.intro()}</p>
          <ul className="billing">
            {data.auths.map((one) => (
              <Line one={one} key={one.userPaymentAuthId} />
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}
