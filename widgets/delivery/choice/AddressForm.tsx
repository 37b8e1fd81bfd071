import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as formTexts from '../../../core/labels/it/delivery/addressForm.ts';
import * as finderTexts from '../../../core/labels/it/deliveryFinder.ts';
import { homeFields } from '../../../core/rules/homeFields.ts';
import type { Address } from '../../../core/schema/address.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Suggestions } from '../../ui/Suggestions.tsx';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import type { AddressSearchProps } from './AddressSearch.tsx';
import { AddressVerdict } from './AddressVerdict.tsx';
import { Collect } from './Collect.tsx';
import { parts, useAddressForm } from './useAddressForm.ts';

const AddressSearch = laterView<AddressSearchProps>(() => import('./AddressSearch.tsx'), 'needed');

/** Fieldset with its legend. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="address-form__part">
    <legend className="address-form__legend">{title}</legend>
    {children}
  </fieldset>
);

/** What is known of the address: all of one that is to be changed, by its id; of a new one nothing or a part. */
export type KnownAddress = Partial<Address>;

interface Props {
  serviceId: number;
  known: KnownAddress;
  /** It is what its page is about. */
  heading?: 'h1' | 'h3';
  onBack(): void;
  /** Goes on to what is collected, from a store or a locker, where nobody comes. */
  onCollect(serviceId: number): void;
  /** The saved address. */
  onSaved(address: Address): Promise<void>;
  children?: ReactNode;
}

/** A new address, or one to change, typed where it is needed; a new one begins with the customer's telephone. */
export default function AddressForm({ serviceId, known, heading: Heading = 'h3', onBack, onCollect, onSaved }: Props) {
  const spesa = useSpesa();
  const { mapsKey } = spesa.config;
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    form,
    lists,
    unserved,
    verdict,
    mine,
    busy,
    error,
    keep,
    take: takeNewer,
    rows,
  } = useAddressForm(serviceId, onSaved, known);
  useLayoutEffect(() => heading.current?.focus(), []);
  const latest = useRef(form);
  useEffect(() => void (latest.current = form), [form]);
  useEffect(() => {
    if (known.addressId) return;
    const fill = (phone: string): void => {
      if (!latest.current.values.referencePhoneNumber) latest.current.type('referencePhoneNumber', phone);
    };
    void import('../../../core/flows/ownPhone.ts').then((later) => later.ownPhone(spesa)).then(fill, () => undefined);
  }, []);

  const take: AddressSearchProps['onTaken'] = (found) => {
    for (const { name } of homeFields) form.type(name, found[name] ?? '');
  };
  return (
    <div className="address-form">
      <Heading className="address-form__title" tabIndex={-1} ref={heading}>
        {(known.addressId ? deliveryTexts.changeTitle : deliveryTexts.newAddress)()}
      </Heading>
      {mapsKey && <AddressSearch mapsKey={mapsKey} onTaken={take} />}
      <FormFrame form={form}>
        <Part title={formTexts.partWhere()}>
          <FormFields form={form} only={parts.town} />
          <div role="status" className="address-form__unserved">
            {unserved && !verdict && (
              <Notice kind="warning" title={finderTexts.notThere({ place: unserved })}>
                <Collect onCollect={onCollect} />
              </Notice>
            )}
          </div>
          <FormFields form={form} only={parts.street} />
        </Part>
        <Part title={formTexts.partDoor()}>
          <FormFields form={form} only={parts.door} />
        </Part>
        <Part title={formTexts.partName()}>
          <FormFields form={form} only={parts.own} />
        </Part>
        {lists.map((list) => (
          <Suggestions key={list.id} {...list} />
        ))}
        {error && !busy && <Notice kind="error">{error}</Notice>}
        {verdict && mine && (
          <AddressVerdict
            verdict={verdict}
            busy={busy}
            mine={mine}
            rows={rows}
            onKeep={keep}
            onTake={takeNewer}
            onCollect={onCollect}
          />
        )}
        <div className="address-form__actions">
          {(!verdict || verdict.kind === 'notCovered' || verdict.kind === 'refused') && (
            <Button type="submit" busy={busy}>
              {(known.addressId ? formTexts.saveChange : formTexts.saveAddress)()}
            </Button>
          )}
          <Button type="button" variant="ghost" onClick={onBack}>
            {deliveryTexts.backToList()}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}
