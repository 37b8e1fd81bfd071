import type { AddressVerdict as Verdict } from '../../../core/flows/saveAddress.ts';
import type { AddressInput } from '../../../core/schema/delivery.ts';
import * as formTexts from '../../../core/labels/it/delivery/addressForm.ts';
import { laterView } from '../../hooks/laterView.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Collect } from './Collect.tsx';
import { addressLine } from './addressWords.ts';
import type { OvertakenProps, VerdictProps } from './Overtaken.tsx';

/** Rare: another device has saved the address meanwhile. */
const Overtaken = laterView<OvertakenProps>(() => import('./Overtaken.tsx'), 'needed');

interface Props extends VerdictProps {
  verdict: Verdict;
  onCollect(serviceId: number): void;
}

const lineOf = (input: AddressInput) => addressLine({ ...input, addressId: 0 });

/** What the server says of an address and the ways to go on: its spelling, the customer's own, or another address (account §5). */
export function AddressVerdict({ verdict, busy, mine, rows, onKeep, onTake, onCollect }: Props) {
  if (verdict.kind === 'overtaken') {
    return (
      <Overtaken {...{ ...verdict, busy, mine, rows, onKeep, onTake }}>
        <Notice kind="warning" title={verdict.text} />
      </Overtaken>
    );
  }
  if (verdict.kind === 'notCovered' || verdict.kind === 'refused') {
    return (
      <Notice kind="error" title={verdict.text}>
        {verdict.kind === 'notCovered' && <Collect onCollect={onCollect} />}
      </Notice>
    );
  }
  const better = verdict.kind === 'good' ? verdict.address : verdict.suggestion;
  return (
    <Notice kind="warning" title={verdict.kind === 'good' ? formTexts.suggestion() : verdict.text}>
      {better && (
        <p>
          {verdict.kind === 'unvalidated' && `${formTexts.suggestion()} `}
          <strong>{lineOf(better)}</strong>
        </p>
      )}
      <div className="address-form__ways">
        {better && (
          <Button small busy={busy} onClick={() => onKeep(better, false)}>
            {formTexts.useSuggestion()}
          </Button>
        )}
        <Button small variant="secondary" busy={busy} onClick={() => onKeep(mine, true)}>
          {(better ? formTexts.keepMine : formTexts.saveAnyway)()}
        </Button>
      </div>
    </Notice>
  );
}
