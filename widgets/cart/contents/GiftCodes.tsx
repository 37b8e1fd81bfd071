import { useState, type FormEvent } from 'react';
import type { CodeAnswer } from '../../../core/flows/chooseGift.ts';
import { addGiftCode, chooseItemOf, removeGiftCode } from '../../../core/flows/giftCode.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as faultTexts from '../../../core/labels/it/commonFaults.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { mustChooseItem } from '../../../core/rules/giftCertificates.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Adjustment = NonNullable<Cart['orderAdjustmentSummary']>['orderAdjustments'][number];

/** What there is to know of a code on the cart: the item it makes free, that one must be chosen (§5), or that it does not hold yet. */
function noteOf({ giftCertificate, orderItemId, amount }: Adjustment, cart: Cart): { note: string; open?: boolean } {
  if (!giftCertificate) return { note: '' };
  const chosen = cartLines(cart).find(({ itemId }) => itemId === orderItemId);
  if (mustChooseItem(giftCertificate) && !chosen) return { note: cartContentsTexts.chooseItem(), open: true };
  if (amount === 0) return { note: cartContentsTexts.codeWaits({ description: giftCertificate.description ?? '' }) };
  return { note: chosen ? cartContentsTexts.chosenItem({ name: readable(chosen.product.name) }) : '' };
}

/** Gift codes: checked, then added; every answer stands at the field and nowhere else (ruling 7). */
export function GiftCodes({ cart }: { cart: Cart }) {
  const spesa = useSpesa();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<CodeAnswer | undefined>();
  const command = useCommand(async (work: () => Promise<CodeAnswer>) => {
    const given = await work();
    setAnswer(given);
    return given.done;
  }, 'silent');
  const used = (cart.orderAdjustmentSummary?.orderAdjustments ?? []).flatMap((adjustment) =>
    adjustment.giftCertificate?.giftCode ? [{ ...adjustment.giftCertificate, ...noteOf(adjustment, cart) }] : [],
  );

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = code.trim();
    if (!text) return setAnswer({ done: false, text: faultTexts.required() });
    if (await command.run(() => addGiftCode(spesa, text))) setCode('');
  };
  const type = (text: string): void => {
    setCode(text);
    setAnswer(undefined);
  };

  return (
    <form className="gift-codes" noValidate onSubmit={(event) => void add(event)}>
      <Field
        label={cartContentsTexts.gift()}
        name="gift-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={cartContentsTexts.giftPlaceholder()}
        value={code}
        error={answer && !answer.done ? answer.text : undefined}
        after={
          <Button type="submit" variant="ghost" small busy={command.busy}>
            {cartContentsTexts.giftAdd()}
          </Button>
        }
        onChange={type}
      />
      <p className="gift-codes__answer" role="status">
        {answer?.done ? answer.text : ''}
      </p>
      {used.length > 0 && (
        <ul className="gift-codes__used">
          {used.map(({ giftCertificateId, giftCode = '', name, note, open }) => (
            <li className="gift-codes__code" key={giftCertificateId}>
              <Icon name="tag" />
              <span>
                <strong>{giftCode}</strong> {name}
                {note && <span className="gift-codes__note">{note}</span>}
                {open && (
                  <Button
                    small
                    variant="secondary"
                    busy={command.busy}
                    onClick={() => void command.run(() => chooseItemOf(spesa, giftCode))}
                  >
                    {cartContentsTexts.chooseItemNow()}
                  </Button>
                )}
              </span>
              <IconButton
                plain
                icon="close"
                name={cartContentsTexts.giftRemove({ name: giftCode })}
                onClick={() => void command.run(() => removeGiftCode(spesa, giftCode))}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
