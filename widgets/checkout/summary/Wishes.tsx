import { useState } from 'react';
import { setCartInfo } from '../../../core/flows/cartChoices.ts';
import * as wishTexts from '../../../core/labels/it/checkoutWishes.ts';
import { deliveryNotify, lotteryCode, lotteryCodeOf } from '../../../core/rules/cartWishes.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { service, serviceRule } from '../../../core/rules/services.ts';
import { paysByWallet, useWallet as walletInfo, walletOf } from '../../../core/rules/wallet.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Note } from './Note.tsx';

function Wallet({ cart, form }: { cart: Cart; form: CurrencyForm }) {
  const spesa = useSpesa();
  const pays = paysByWallet(cart);
  const held = walletOf(cart.user);
  const use = useCommand((yes: boolean) => setCartInfo(spesa, walletInfo, String(yes)), wishTexts.walletFailed);
  if (held === 0) return null;
  return (
    <Fold title={wishTexts.wallet()} chosen={formatCurrency(held, form)} open={pays}>
      <Checkbox
        name={walletInfo}
        checked={pays}
        disabled={use.busy}
        error={use.error}
        onChange={(yes) => void use.run(yes)}
      >
        {wishTexts.walletUse({ amount: formatCurrency(held, form) })}
      </Checkbox>
      <p className="wishes__hint">{wishTexts.walletHint()}</p>
    </Fold>
  );
}

/** What the customer may say beside the order: that the wallet pays (ruling 14), a note, to be called before the delivery (ruling 29), the code of the receipts' lottery (account §8). */
export function Wishes({ cart, form }: { cart: Cart; form: CurrencyForm }) {
  const spesa = useSpesa();
  const infos = cart.cartInfos ?? {};
  const [code, type] = useState(infos[lotteryCode] ?? '');
  const [fault, setFault] = useState('');
  const [said, say] = useState('');
  const call = useCommand(async (yes: boolean) => {
    say('');
    await setCartInfo(spesa, deliveryNotify, String(yes));
    say((yes ? wishTexts.callSaved : wishTexts.callTaken)());
  }, wishTexts.callFailed);
  const lottery = useCommand(async (kept: string) => {
    say('');
    await setCartInfo(spesa, lotteryCode, kept);
    type(kept);
    say((kept ? wishTexts.lotterySaved : wishTexts.lotteryTaken)());
  }, wishTexts.lotteryFailed);
  const save = (): void => {
    const kept = lotteryCodeOf(code);
    setFault(kept === undefined ? wishTexts.lotteryWrong() : '');
    if (kept !== undefined) void lottery.run(kept);
  };
  const brought = serviceRule(cart.shippingAddress?.deliveryServiceId ?? service.home).toHome;
  return (
    <>
      <Wallet cart={cart} form={form} />
      <Note cart={cart} />
      <Fold title={wishTexts.more()} chosen={infos[lotteryCode]}>
        {brought && (
          <Checkbox
            name={deliveryNotify}
            checked={infos[deliveryNotify] === 'true'}
            disabled={call.busy}
            error={call.error}
            onChange={(yes) => void call.run(yes)}
          >
            {wishTexts.call()}
          </Checkbox>
        )}
        <form
          className="wishes__code"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field
            label={wishTexts.lottery()}
            hint={wishTexts.lotteryHint()}
            name={lotteryCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            error={fault || lottery.error}
            onChange={type}
          />
          <Button type="submit" small variant="secondary" busy={lottery.busy}>
            {wishTexts.lotterySave()}
          </Button>
        </form>
        <p className="wishes__hint" role="status">
          {said}
        </p>
      </Fold>
    </>
  );
}
