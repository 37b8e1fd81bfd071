import { useRef, useState } from 'react';
import { addGiftCode } from '../../../core/flows/giftCode.ts';
import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { giftState, isInCart, mustChooseItem, usedOn } from '../../../core/rules/giftCertificates.ts';
import type { GiftCertificate } from '../../../core/schema/loyalty.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { copyText } from './copyText.ts';

function Value({ gift }: { gift: GiftCertificate }) {
  const money = useMoney();
  if (mustChooseItem(gift)) return <>{loyaltyTexts.gift()}</>;
  if (gift.percentage) return <>{loyaltyTexts.minus({ value: `${gift.percentage}%` })}</>;
  return gift.amount ? <>{loyaltyTexts.minus({ value: money(gift.amount) })}</> : <Icon name="gift" />;
}

/** When it ends, or why it is over. */
function term(gift: GiftCertificate, today: string): string {
  const state = giftState(gift, today);
  const used = usedOn(gift);
  if (state === 'used') return used ? loyaltyTexts.usedOn({ date: dateWords(used) }) : loyaltyTexts.used();
  const date = dateWords(gift.endDate ?? '');
  return date && (state === 'expired' ? loyaltyTexts.expired : loyaltyTexts.until)({ date });
}

/** One certificate with its code, to copy or to use; what an action answers stands on the card and nowhere else (ruling 7). */
export function GiftCard({ gift, today }: { gift: GiftCertificate; today: string }) {
  const spesa = useSpesa();
  const cart = useCart();
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { giftCode = '', name, description } = gift;
  const usable = giftState(gift, today) === 'usable';
  const inCart = isInCart(cart, gift);
  const use = useCommand(async () => setSaid((await addGiftCode(spesa, giftCode)).text), 'silent');
  const copy = useCommand(
    async () => setSaid(((await copyText(giftCode, shown.current)) ? loyaltyTexts.copied : loyaltyTexts.notCopied)()),
    'silent',
  );

  return (
    <article className={names('gift-card', !usable && 'past')}>
      <p className="gift-card__value">
        <Value gift={gift} />
      </p>
      <h3 className="gift-card__name">
        <bdi>{name}</bdi>
      </h3>
      {description && <p className="gift-card__descr">{description}</p>}
      {usable && !description && mustChooseItem(gift) && (
        <p className="gift-card__descr">{loyaltyTexts.chooseItem()}</p>
      )}
      <p className="gift-card__term">{term(gift, today)}</p>
      {usable && giftCode && (
        <>
          <p className="gift-card__code">
            <span className="hidden-text">{`${loyaltyTexts.giftCode()}: `}</span>
            <code ref={shown}>{giftCode}</code>
            <IconButton
              plain
              icon="copy"
              name={loyaltyTexts.copy({ code: giftCode })}
              onClick={() => void copy.run()}
            />
          </p>
          {inCart ? (
            <p className="gift-card__in">
              <Icon name="check" />
              {loyaltyTexts.inCart()}
            </p>
          ) : (
            <Button
              small
              variant="secondary"
              busy={use.busy}
              aria-label={loyaltyTexts.useNamed({ name })}
              onClick={() => void use.run()}
            >
              {loyaltyTexts.use()}
            </Button>
          )}
        </>
      )}
      <p className="gift-card__said" role="status">
        {said}
      </p>
    </article>
  );
}
