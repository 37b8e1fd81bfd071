import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';

/** A promotion that the customer may take or leave (§2); closing it adds nothing. */
export default function PromoDialog({ input: { product, promo }, answer, close }: DialogProps<'promo'>) {
  const { header = '', body, footer = '' } = promo.view;
  const foot = (
    <>
      <Button variant="secondary" onClick={() => answer('decline')}>
        {cartContentsTexts.promoDecline()}
      </Button>
      <Button onClick={() => answer('accept')}>{cartContentsTexts.promoAccept()}</Button>
    </>
  );
  return (
    <DialogPanel title={cartContentsTexts.promoTitle()} foot={foot} onClose={close}>
      <div className="promo-choice">
        <p className="promo-choice__name">
          <bdi>{readable(product.name)}</bdi>
        </p>
        {header && <p>{plainText(header)}</p>}
        <p className="promo-choice__body">{plainText(body)}</p>
        {footer && <p>{plainText(footer)}</p>}
      </div>
    </DialogPanel>
  );
}
