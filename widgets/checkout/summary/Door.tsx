import { useRef } from 'react';
import { saveDoor } from '../../../core/flows/saveDoor.ts';
import * as doorTexts from '../../../core/labels/it/checkoutDoor.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';

type Name = 'doorbellName' | 'floor' | 'note';

const fields: readonly FormField<Name>[] = [
  { name: 'doorbellName', label: deliveryTexts.doorbell, complete: 'family-name' },
  { name: 'floor', label: deliveryTexts.floor, complete: 'off' },
  { name: 'note', label: deliveryTexts.notes, complete: 'off' },
];

/** The form for a home address without bell and floor; saved, the address has them for every order. */
function AddDoor({ address, onSave }: { address: Address; onSave(): void }) {
  const spesa = useSpesa();
  const form = useForm({
    fields,
    known: { note: address.note ?? '' },
    async send(values) {
      onSave();
      if (!(await saveDoor(spesa, address.addressId, values))) return false;
    },
  });
  return (
    <Fold title={doorTexts.doorAdd()}>
      <FormFrame form={form}>
        {form.fields.map(({ name, label, complete }) => (
          <Field
            key={name}
            name={name}
            label={label()}
            autoComplete={complete}
            value={form.values[name]}
            error={form.faults[name]}
            onChange={(text) => form.type(name, text)}
          />
        ))}
        <Button type="submit" small variant="secondary" busy={form.busy} disabled={!form.dirty}>
          {doorTexts.doorSave()}
        </Button>
      </FormFrame>
    </Fold>
  );
}

/** What whoever brings the shopping finds at a home: bell and floor, or the way to add them. */
export function Door({ address }: { address: Address }) {
  const { doorbellName, floor, addressTypeId: type, addressId } = address;
  /** The form goes with its address: the focus that it had goes to the words. */
  const saving = useRef(false);
  if (type !== addressTypeId.home) return null;
  if (!doorbellName && !floor)
    return <AddDoor key={addressId} address={address} onSave={() => void (saving.current = true)} />;
  const words = [
    doorbellName && doorTexts.doorBell({ name: doorbellName }),
    floor && doorTexts.doorFloor({ n: floor }),
  ].filter(Boolean);
  return (
    <p
      className="place__note"
      tabIndex={-1}
      ref={(element) => {
        if (element && saving.current) element.focus();
        saving.current = false;
      }}
    >
      <bdi>{words.join(', ')}</bdi>
    </p>
  );
}
