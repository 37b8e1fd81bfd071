import { account } from '../../../core/api/endpoints/account.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { followMarketing } from '../../../core/flows/marketingContact.ts';
import * as preferencesTexts from '../../../core/labels/it/profile/preferences.ts';
import type { Text } from '../../../core/labels/text.ts';
import { consentField, consentName, consentsGiven } from '../../../core/rules/accessFields.ts';
import { dateWords, romeTime } from '../../../core/rules/dates.ts';
import type { FormField } from '../../../core/rules/form.ts';
import type { ContactPreference, Disclaimer, UserDetail } from '../../../core/schema/profile.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Reading } from '../../ui/FormFields.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';
import { useDetail } from '../parts/useDetail.ts';

type Channel = ContactPreference['channel'];

const labels: Record<Channel, Text> = {
  email: preferencesTexts.channelEmail,
  sms: preferencesTexts.channelSms,
  phone: preferencesTexts.channelPhone,
  post: preferencesTexts.channelPost,
  push: preferencesTexts.channelPush,
};
const channels = Object.keys(labels) as Channel[];
const channelFields: readonly FormField<Channel>[] = channels.map((name) => ({
  name,
  label: labels[name],
  kind: 'box',
  complete: 'off',
}));

/** Boxes as a form has them. */
const ticks = (list: readonly { name: string; accepted: boolean }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ name, accepted }) => [name, accepted ? 'true' : '']));

/** Since when an answer stands; nothing where that is not known. */
function sinceWords({ accepted, answeredAt }: Disclaimer): string {
  const since = Date.parse(answeredAt ?? '');
  if (Number.isNaN(since)) return '';
  const answer = (accepted ? preferencesTexts.consentYes : preferencesTexts.consentNo)();
  return preferencesTexts.consentSince({ answer, date: dateWords(romeTime(since).date) });
}

/** Accepted mandatory consents are read-only; the others are checkboxes. */
function Consents({ disclaimers }: { disclaimers: readonly Disclaimer[] }) {
  const { client, query } = useSpesa();
  const links = useLinks();
  const isSettled = ({ mandatory, accepted }: Disclaimer): boolean => mandatory && accepted;
  const asked = disclaimers.filter((one) => !isSettled(one));
  const fields = asked.map((one) => {
    const field = consentField(one, links.content);
    const since = sinceWords(one);
    return { ...field, label: () => `${field.label()}${since && ` (${since})`}` };
  });
  return (
    <SectionForm
      title={preferencesTexts.consents()}
      fields={fields}
      known={ticks(asked.map((one) => ({ name: consentName(one), accepted: one.accepted })))}
      send={async (values) => {
        const { data } = await client.call(disclaimer.update, {
          disclaimers: consentsGiven(asked, values),
        });
        query.put(disclaimer.own, {}, data);
      }}
    >
      <p>{preferencesTexts.consentsHint()}</p>
      <ul className="consents">
        {disclaimers.filter(isSettled).map((one) => {
          const { label, reading } = consentField(one, links.content);
          return (
            <li key={one.disclaimerId}>
              <Icon name="check" />
              <span>
                {label()} {reading && <Reading {...reading} />}
                <small>{sinceWords(one)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </SectionForm>
  );
}

function Sections({ detail, put }: { detail: UserDetail; put(detail: UserDetail): void }) {
  const spesa = useSpesa();
  const links = useLinks();
  const { status, data, reload } = useQuery(disclaimer.own, {});
  const known = new Map(detail.contactPreferences.map(({ channel, accepted }) => [channel, accepted]));
  return (
    <>
      {data ? <Consents disclaimers={data.disclaimers} /> : <Pending status={status} reload={reload} lines={4} />}
      <SectionForm
        title={preferencesTexts.channels()}
        fields={channelFields}
        known={ticks(detail.contactPreferences.map(({ channel, accepted }) => ({ name: channel, accepted })))}
        send={async (values) => {
          const preferences = channels
            .map((channel) => ({ channel, accepted: values[channel] === 'true' }))
            .filter(({ channel, accepted }) => accepted !== known.get(channel));
          const saved = (await spesa.client.call(account.updateContactPreference, { preferences })).data;
          put(saved);
          void followMarketing(spesa, saved);
        }}
      >
        <p>{preferencesTexts.channelsText()}</p>
        {links.page('notifications') && (
          <p>
            <a href={links.page('notifications')}>{preferencesTexts.orderNotices()}</a>
          </p>
        )}
      </SectionForm>
    </>
  );
}

/** What the customer agrees to, and by what channels offers may come. */
export default function ContactPreferences() {
  const { status, data, reload, put } = useDetail();
  return (
    <ProfilePage page="contactPreferences">
      {data ? <Sections detail={data} put={put} /> : <Pending status={status} reload={reload} lines={9} />}
    </ProfilePage>
  );
}
