import { Skeleton } from '../../ui/EmptyState.tsx';
import { createElement, useEffect } from 'react';
import { account } from '../../../core/api/endpoints/account.ts';
import * as dietTexts from '../../../core/labels/it/diet.ts';
import * as placeTexts from '../../../core/labels/it/deliveryPlace.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as dataTexts from '../../../core/labels/it/profile/data.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
import { dateWords, romeTime } from '../../../core/rules/dates.ts';
import { homeFields } from '../../../core/rules/homeFields.ts';
import { fiscalCodeField, personFields } from '../../../core/rules/personFields.ts';
import { wholeDate, wireDate } from '../../../core/rules/personRules.ts';
import type { UserDetail } from '../../../core/schema/profile.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { laterView } from '../../hooks/laterView.ts';

import { PageSection } from '../../ui/FormPage.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Facts } from '../parts/Facts.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';
import { useDetail } from '../parts/useDetail.ts';
import { CardSection } from './CardSection.tsx';

const Contacts = laterView(() => import('./Contacts.tsx'), 'needed');
const Around = laterView(() => import('./Around.tsx'), 'needed');
/** Below all that the page is mostly opened for; it comes without a touch too (forCustomers.ts). */
const DietSection = laterView(() => import('./DietSection.tsx'));

/** The sections that `navToRefName` of the address leads to (account §2). */
const refs = { wantPrima: 'profile-card', favouriteWh: 'profile-store' } as const;

/** What differs from what is known: another tab may have changed the rest meanwhile. */
const changedOf = <T extends Record<string, string>>(given: T, known: Readonly<Record<string, unknown>>): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([name, text]) => text !== (known[name] ?? ''))) as Partial<T>;

const words = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

function Sections({ detail, put }: { detail: UserDetail; put(detail: UserDetail): void }) {
  const { client, cart, browser } = useSpesa();
  const { person } = detail;
  const { address1, addressNumber, postalcode, city, province } = person;
  const asked = new URLSearchParams(location.search).get('navToRefName') as keyof typeof refs | null;
  useEffect(() => {
    const section = asked && Object.hasOwn(refs, asked) ? document.getElementById(refs[asked]) : null;
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('input, button, a')?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <>
      <SectionForm
        title={dataTexts.person()}
        fields={[...personFields(romeTime(browser.now()).date), fiscalCodeField]}
        known={{ ...person, birthDate: wholeDate(person.birthDate ?? '') }}
        draft="person"
        folded={profileTexts.change()}
        send={async ({ birthDate, fiscalCode, ...values }) => {
          const given = { ...values, birthDate: wireDate(birthDate), fiscalCode: fiscalCode.toUpperCase() };
          const { data } = await client.call(account.updateDetail, changedOf(given, person));
          put(data);
          await cart.load().catch(() => null);
        }}
      >
        <Facts
          facts={[
            [registrationTexts.firstName(), `${person.firstName} ${person.lastName}`.trim()],
            [profileTexts.email(), detail.user.email],
            [registrationTexts.birthDate(), dateWords(person.birthDate ?? '')],
            [registrationTexts.phone(), person.phone],
            [registrationTexts.fiscalCode(), person.fiscalCode],
          ]}
        />
      </SectionForm>
      <SectionForm
        title={dataTexts.residence()}
        fields={homeFields}
        known={person}
        draft="residence"
        folded={profileTexts.change()}
        send={async (values) => {
          const given = { ...values, province: values.province.toUpperCase() };
          const { data } = await client.call(account.updateDetail, changedOf(given, person));
          put(data);
        }}
      >
        <Facts
          facts={[
            [placeTexts.street(), words(address1, addressNumber)],
            [placeTexts.city(), words(postalcode, city, province && `(${province})`)],
          ]}
        />
      </SectionForm>
      <Contacts contacts={detail.contacts} put={put}>
        <Skeleton lines={2} />
      </Contacts>
      <CardSection id={refs.wantPrima} />
      <DietSection id="profile-diet">
        <PageSection title={dietTexts.title()}>
          <div className="diet-place" />
        </PageSection>
      </DietSection>
      <PageSection title={dataTexts.favouriteStore()} id={refs.favouriteWh}>
        {createElement('spesa-favourite-store', { heading: '', 'heading-level': '3', 'no-leaflets': true })}
      </PageSection>
      <Around />
    </>
  );
}

/** The customer's own data, each part with a form of its own. */
export default function ProfileForm() {
  const { status, data, reload, put } = useDetail();
  return (
    <ProfilePage page="profile">
      {data ? <Sections detail={data} put={put} /> : <Pending status={status} reload={reload} lines={9} />}
    </ProfilePage>
  );
}
