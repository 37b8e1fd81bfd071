import type { ReactNode } from 'react';
import * as overtakenTexts from '../../../core/labels/it/deliveryOvertaken.ts';
import type { AddressVerdict } from '../../../core/flows/saveAddress.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { AddressInput } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What each way to go on from a verdict needs. */
export interface VerdictProps {
  busy: boolean;
  /** The address as typed. */
  mine: AddressInput;
  /** The fields of the form, by what they are called there. */
  rows: readonly { name: keyof AddressInput & keyof Address; label: string }[];
  onKeep(input: AddressInput, force: boolean): void;
  onTake(newer: Address): void;
}
export type OvertakenProps = VerdictProps &
  Omit<Extract<AddressVerdict, { kind: 'overtaken' }>, 'kind'> & { children?: ReactNode };

/** The address as another device has saved it meanwhile, where it differs from what is typed, and the two ways to go on. */
export default function Overtaken({ text, newer, busy, mine, rows, onKeep, onTake }: OvertakenProps) {
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
