import * as doorTexts from '../../../core/labels/it/checkoutDoor.ts';
import * as formTexts from '../../../core/labels/it/delivery/addressForm.ts';
import type { FormField } from '../../../core/rules/form.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';

interface AddDoorProps {
  address: Address;
  onSave(): void;
}

type Name = 'doorbellName' | 'floor' | 'note';

const fields: readonly FormField<Name>[] = [
  { name: 'doorbellName', label: formTexts.doorbell, complete: 'family-name' },
  { name: 'floor', label: formTexts.floor, complete: 'off' },
  { name: 'note', label: formTexts.notes, complete: 'off' },
];

/** The form for a home address without bell and floor; saved, the address has them for every order. */
export function AddDoor({ address, onSave }: AddDoorProps) {
  const spesa = useSpesa();
  const form = useForm({
    fields,
    known: { note: address.note ?? '' },
    async send(values) {
      onSave();
      const { saveDoor } = await import('../../../core/flows/saveDoor.ts');
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
