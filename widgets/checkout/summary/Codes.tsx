import * as wishTexts from '../../../core/labels/it/checkoutWishes.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';

/** The codes and coupons on the cart; added, taken off, and their gift chosen, in the cart's own dialog by name. */
export function Codes({ cart }: { cart: Cart }) {
  const { dialogs } = useSpesa();
  const used = (cart.orderAdjustmentSummary?.orderAdjustments ?? []).flatMap(({ giftCertificate }) =>
    giftCertificate?.giftCode ? [giftCertificate] : [],
  );
  return (
    <Fold title={wishTexts.codes()} chosen={used.map(({ giftCode }) => giftCode).join(', ')}>
      {used.length === 0 && <p className="wishes__hint">{wishTexts.codesNone()}</p>}
      {used.map(({ giftCertificateId, giftCode, name }) => (
        <p className="wishes__hint" key={giftCertificateId}>
          <strong>{giftCode}</strong> <bdi>{name}</bdi>
        </p>
      ))}
      <Button small variant="secondary" onClick={() => void dialogs.open('giftCodes', {})}>
        {wishTexts.codesOpen()}
      </Button>
    </Fold>
  );
}
