import type { AddressVerdict as Verdict } from '../../../core/flows/saveAddress.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { AddressInput } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { addressLine } from './addressWords.ts';

interface Props {
  verdict: Verdict;
  busy: boolean;
  /** The address as typed. */
  mine: AddressInput;
  onKeep(input: AddressInput, force: boolean): void;
}

const lineOf = (input: AddressInput) => addressLine({ ...input, addressId: 0 });

/** What the server says of an address and the ways to go on: its spelling, the customer's own, or another address (account §5). */
export function AddressVerdict({ verdict, busy, mine, onKeep }: Props) {
  if (verdict.kind === 'notCovered' || verdict.kind === 'refused') {
    return (
      <Notice kind="error" title={verdict.text}>
        {verdict.kind === 'notCovered' && <p>{deliveryTexts.anotherService()}</p>}
      </Notice>
    );
  }
  const better = verdict.kind === 'good' ? verdict.address : verdict.suggestion;
  return (
    <Notice kind="warning" title={verdict.kind === 'good' ? deliveryTexts.suggestion() : verdict.text}>
      {better && (
        <p>
          {verdict.kind === 'unvalidated' && `${deliveryTexts.suggestion()} `}
          <strong>{lineOf(better)}</strong>
        </p>
      )}
      <div className="address-form__ways">
        {better && (
          <Button small busy={busy} onClick={() => onKeep(better, false)}>
            {deliveryTexts.useSuggestion()}
          </Button>
        )}
        <Button small variant="secondary" busy={busy} onClick={() => onKeep(mine, true)}>
          {(better ? deliveryTexts.keepMine : deliveryTexts.saveAnyway)()}
        </Button>
      </div>
    </Notice>
  );
}
