import { useState } from 'react';
import { staff } from '../../../core/api/endpoints/staff.ts';
import { actFor } from '../../../core/flows/backOffice.ts';
import * as officeTexts from '../../../core/labels/it/office.ts';
import { plural } from '../../../core/labels/text.ts';
import { isSelectable } from '../../../core/rules/acting.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { fullName } from '../../../core/rules/fullName.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import type { FoundUser } from '../../../core/schema/staff.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pending } from '../../ui/Pending.tsx';

type Name = 'q' | 'cod_int';

const fields: readonly FormField<Name>[] = [
  { name: 'q', label: officeTexts.words, rules: [maxLength(100)], complete: 'off', half: true },
  { name: 'cod_int', label: officeTexts.card, kind: 'number', rules: [maxLength(30)], complete: 'off', half: true },
];

function Customer({ user }: { user: FoundUser }) {
  const spesa = useSpesa();
  const links = useLinks();
  const name = fullName(user);
  const act = useCommand(async () => {
    await actFor(spesa, user.userId);
    spesa.browser.go(links.page('home'));
  }, officeTexts.actError);
  return (
    <li className="back-office__customer">
      <div>
        <p className="back-office__name">
          <bdi>{name}</bdi>
        </p>
        <p className="back-office__facts">
          <bdi>{user.login}</bdi>
          {user.fidelityCard && ` · ${officeTexts.cardOf({ n: user.fidelityCard })}`}
        </p>
        {act.error && <Notice kind="error">{act.error}</Notice>}
      </div>
      {isSelectable(user) ? (
        <Button small busy={act.busy} aria-label={officeTexts.actFor({ name })} onClick={() => void act.run()}>
          {officeTexts.act()}
        </Button>
      ) : (
        <p className="back-office__facts">{officeTexts.notSelectable()}</p>
      )}
    </li>
  );
}

function Found({ asked }: { asked: Record<Name, string> }) {
  const [page, setPage] = useState(1);
  const { status, data, reload } = useQuery(staff.users, {
    ...(asked.q && { q: asked.q }),
    ...(asked.cod_int && { cod_int: asked.cod_int }),
    page,
    sort: 'name',
  });
  if (!data) return <Pending status={status} reload={reload} lines={4} />;
  const { totItems, totPages, selPage } = data.page;
  if (totItems === 0)
    return (
      <EmptyState icon="search" title={officeTexts.nobody()}>
        {officeTexts.nobodyHint()}
      </EmptyState>
    );
  return (
    <div className="back-office__found" aria-busy={status === 'loading' || undefined}>
      <p role="status">{plural(totItems, officeTexts.foundOne, officeTexts.found)}</p>
      <ul className="back-office__customers">
        {data.users.map((user) => (
          <Customer key={user.userId} user={user} />
        ))}
      </ul>
      {totPages > 1 && <Pager page={selPage} pages={totPages} href={() => ''} onGo={setPage} />}
    </div>
  );
}

/** Customers by parts of name and e-mail, or by the number of their card; one of them is acted for. */
export function CustomerSearch() {
  const [asked, setAsked] = useState<Record<Name, string> | undefined>();
  const [empty, setEmpty] = useState(false);
  const form = useForm({
    fields,
    async send(values) {
      setEmpty(!values.q && !values.cod_int);
      setAsked(values.q || values.cod_int ? values : undefined);
    },
  });
  return (
    <section className="form-section" aria-label={officeTexts.search()}>
      <h2 className="form-section__title">{officeTexts.search()}</h2>
      <div className="form-section__content">
        <FormFrame form={form}>
          <FormFields form={form} />
          {empty && <Notice kind="error">{officeTexts.nothingAsked()}</Notice>}
          <Button type="submit" busy={form.busy}>
            {officeTexts.submit()}
          </Button>
        </FormFrame>
        {asked && <Found key={`${asked.q}|${asked.cod_int}`} asked={asked} />}
      </div>
    </section>
  );
}
