import type { AddressVerdict as Verdict } from '../../../core/flows/saveAddress.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as overtakenTexts from '../../../core/labels/it/deliveryOvertaken.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { AddressInput } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Collect } from './Collect.tsx';
import { addressLine } from './addressWords.ts';

interface Props {
  verdict: Verdict;
  busy: boolean;
  /** The address as typed. */
  mine: AddressInput;
  /** The fields of the form, by what they are called there. */
  rows: readonly { name: keyof AddressInput & keyof Address; label: string }[];
  onKeep(input: AddressInput, force: boolean): void;
  onTake(newer: Address): void;
  onCollect(serviceId: number): void;
}

type Newer = Omit<Extract<Verdict, { kind: 'overtaken' }>, 'kind'>;

const lineOf = (input: AddressInput) => addressLine({ ...input, addressId: 0 });

/** The address as another device has saved it meanwhile, where it differs from what is typed, and the two ways to go on. */
function Overtaken({ text, newer, busy, mine, rows, onKeep, onTake }: Omit<Props, 'verdict' | 'onCollect'> & Newer) {
  const others = rows.filter(({ name }) => String(newer[name] ?? '') !== String(mine[name] ?? ''));
  return (
    <Notice kind="warning" title={text}>
      {others.length === 0 ? (
        <p>{overtakenTexts.same()}</p>
      ) : (
        <>
          <p>{overtakenTexts.nowIs()}</p>
          <dl className="address-form__saved">
            {others.map(({ name, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{newer[name] || overtakenTexts.empty()}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="address-form__ways">
        <Button small busy={busy} onClick={() => onKeep(mine, false)}>
          {overtakenTexts.keepMine()}
        </Button>
        <Button small variant="secondary" busy={busy} onClick={() => onTake(newer)}>
          {overtakenTexts.takeSaved()}
        </Button>
      </div>
    </Notice>
  );
}

/** What the server says of an address and the ways to go on: its spelling, the customer's own, or another address (account §5). */
export function AddressVerdict({ verdict, busy, mine, rows, onKeep, onTake, onCollect }: Props) {
  if (verdict.kind === 'overtaken') return <Overtaken {...{ ...verdict, busy, mine, rows, onKeep, onTake }} />;
  if (verdict.kind === 'notCovered' || verdict.kind === 'refused') {
    return (
      <Notice kind="error" title={verdict.text}>
        {verdict.kind === 'notCovered' && <Collect onCollect={onCollect} />}
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
