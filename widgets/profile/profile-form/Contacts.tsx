import type { ReactNode } from 'react';
import { account } from '../../../core/api/endpoints/account.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as dataTexts from '../../../core/labels/it/profile/data.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { email, phone } from '../../../core/rules/validation.ts';
import type { Contact, UserDetail } from '../../../core/schema/profile.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { SectionForm } from '../parts/SectionForm.tsx';
import { Facts } from '../parts/Facts.tsx';

type Name = 'landline' | 'mobile' | 'secondEmail';

/** The types of the wire. */
const types: Record<Name, number> = { landline: 1, mobile: 2, secondEmail: 3 };
const names = Object.keys(types) as Name[];

const fields: readonly FormField<Name>[] = [
  { name: 'landline', label: dataTexts.landline, kind: 'tel', rules: [phone], complete: 'home tel', half: true },
  { name: 'mobile', label: dataTexts.mobile, kind: 'tel', rules: [phone], complete: 'mobile tel', half: true },
  {
    name: 'secondEmail',
    label: dataTexts.secondEmail,
    kind: 'email',
    rules: [email],
    complete: 'off',
    width: 'middle',
  },
];

/** Further ways to reach the customer; one call for each that has changed. */
export default function Contacts({
  contacts,
  put,
}: {
  contacts: readonly Contact[];
  put(detail: UserDetail): void;
  children?: ReactNode;
}) {
  const { client } = useSpesa();
  const known = Object.fromEntries(
    names.map((name) => [name, contacts.find(({ contactTypeId }) => contactTypeId === types[name])?.value ?? '']),
  ) as Record<Name, string>;
  const any = Object.values(known).some(Boolean);
  return (
    <SectionForm
      title={dataTexts.contacts()}
      fields={fields}
      known={known}
      draft="contacts"
      folded={(any ? profileTexts.change : profileTexts.billingAdd)()}
      send={async (values) => {
        for (const name of names) {
          if (values[name] === known[name]) continue;
          const { data } = await client.call(account.updateContact, {
            contactTypeId: types[name],
            value: values[name],
          });
          put(data);
        }
      }}
    >
      <Facts facts={fields.map(({ name, label }) => [label(), known[name]])} />
      {!any && <p>{dataTexts.contactsNone()}</p>}
    </SectionForm>
  );
}
