import { addressees } from '../../../core/api/endpoints/addressees.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as billingTexts from '../../../core/labels/it/profile/billing.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
import type { PersonFiscal } from '../../../core/schema/billing.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Facts } from '../parts/Facts.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';
import { billingFields, billingOf } from './fields.ts';

type Choose = (personFiscal: PersonFiscal) => void;

const factsOf = ({ vatNumber, fiscalCode, sdiCode, pec, address }: PersonFiscal) =>
  [
    [billingTexts.vatNumber(), vatNumber],
    [registrationTexts.fiscalCode(), fiscalCode],
    [billingTexts.sdiCode(), sdiCode],
    [billingTexts.pec(), pec],
    [
      billingTexts.billingAddress(),
      `${address.address1} ${address.addressNumber}, ${address.postalcode} ${address.city} (${address.province})`,
    ],
  ] as const;

function Line({ one, onChoose }: { one: PersonFiscal; onChoose?: Choose | undefined }) {
  const { client, dialogs, query } = useSpesa();
  const { name } = one;
  const remove = useCommand(async () => {
    const sure = await dialogs.open('confirm', { title: billingTexts.billingRemoveAsk({ name }), danger: true });
    if (!sure) return false;
    try {
      const { data } = await client.call(addressees.delete, { person_fiscal_id: one.personFiscalId });
      query.put(addressees.list, {}, data);
    } catch (error) {
      // Another tab may have been quicker.
      query.reload(addressees.list, {});
      throw error;
    }
    return true;
  });
  return (
    <li className="billing__line">
      <div className="billing__words">
        <p className="billing__name">{name}</p>
        <Facts facts={factsOf(one)} />
      </div>
      {onChoose && (
        <Button small aria-label={billingTexts.billingChoose({ name })} onClick={() => onChoose(one)}>
          {billingTexts.use()}
        </Button>
      )}
      <IconButton
        plain
        icon="trash"
        name={billingTexts.billingRemove({ name })}
        busy={remove.busy}
        onClick={() => void remove.run()}
      />
    </li>
  );
}

/** The customer's addressees of invoices: to keep, to add, and in the dialog to choose. */
export function Billing({ onChoose }: { onChoose?: Choose }) {
  const { client, query } = useSpesa();
  const { status, data, reload } = useQuery(addressees.list, {});
  if (!data) return <Pending status={status} reload={reload} lines={6} />;
  const { personFiscals } = data;
  return (
    <SectionForm
      title={profileTexts.billing()}
      fields={billingFields}
      draft="billing"
      submit={profileTexts.billingAdd}
      empties
      folded={onChoose && personFiscals.length === 0 ? undefined : billingTexts.billingOpen()}
      send={async (values) => {
        const answer = await client.call(addressees.add, billingOf(values));
        query.put(addressees.list, {}, answer.data);
        const newest = answer.data.personFiscals.at(-1);
        if (onChoose && newest) onChoose(newest);
      }}
    >
      {personFiscals.length === 0 && (
        <p>
          {billingTexts.billingNone()} {billingTexts.billingWhy()}
        </p>
      )}
      <ul className="billing">
        {personFiscals.map((one) => (
          <Line one={one} onChoose={onChoose} key={one.personFiscalId} />
        ))}
      </ul>
    </SectionForm>
  );
}
