import { useState } from 'react';
import { staff } from '../../../core/api/endpoints/staff.ts';
import * as auditTexts from '../../../core/labels/it/audit.ts';
import * as officeTexts from '../../../core/labels/it/office.ts';
import { plural } from '../../../core/labels/text.ts';
import { momentWords } from '../../../core/rules/dates.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import type { AuditLine } from '../../../core/schema/staff.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pending } from '../../ui/Pending.tsx';

type Name = 'actor' | 'customer' | 'from' | 'to';

const words = { rules: [maxLength(100)], complete: 'off', half: true } as const;
const fields: readonly FormField<Name>[] = [
  { name: 'actor', label: auditTexts.actor, ...words },
  { name: 'customer', label: auditTexts.customer, ...words },
  { name: 'from', label: auditTexts.from, kind: 'date', complete: 'off' },
  { name: 'to', label: auditTexts.to, kind: 'date', complete: 'off' },
];

const actions: Record<Exclude<AuditLine['action'], 'command'>, () => string> = {
  'sso-login': auditTexts.entered,
  select: auditTexts.began,
  refused: auditTexts.notSelectable,
  return: auditTexts.ended,
  logout: auditTexts.left,
};

const areas: readonly [RegExp, () => string][] = [
  [/ \/cart/, auditTexts.cart],
  [/ \/(user-address|timeslot|store|eurospin|shopatwork)/, auditTexts.delivery],
  [/ \/(checkout|order|note|recurrent)/, auditTexts.orders],
  [/ \/wishlist/, auditTexts.lists],
];

/** What a line tells, in words. */
function whatOf({ action, call = '' }: AuditLine): string {
  if (action !== 'command') return actions[action]();
  return (areas.find(([calls]) => calls.test(call))?.[1] ?? auditTexts.person)();
}

function outcomeOf({ action, outcome }: AuditLine): string {
  if (action !== 'command') return '';
  if (outcome === undefined) return auditTexts.unknown();
  return outcome === 'done' ? auditTexts.done() : auditTexts.refusedWith({ code: outcome });
}

function Line({ line }: { line: AuditLine }) {
  const outcome = outcomeOf(line);
  return (
    <li className="back-office__line">
      <p className="back-office__facts">
        <time dateTime={line.date}>{momentWords(line.date)}</time>
      </p>
      <p>
        <span className="back-office__name">
          <bdi>{line.actor}</bdi>
        </span>
        {line.customer !== undefined && (
          <>
            {' '}
            {auditTexts.forWhom()} <bdi>{line.customer}</bdi>
          </>
        )}
      </p>
      <p>
        {whatOf(line)}
        {outcome && ` · ${outcome}`}
      </p>
      {line.call !== undefined && (
        <p className="back-office__facts">
          <code>
            {line.call} {line.subject && Object.keys(line.subject).length > 0 ? JSON.stringify(line.subject) : ''}
          </code>
        </p>
      )}
    </li>
  );
}

function Found({ asked }: { asked: Record<Name, string> }) {
  const [page, setPage] = useState(1);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  const { status, data, error, reload } = useQuery(staff.audit, { ...given, page });
  if (error) return <Notice kind="error">{error.messages.errors[0]?.message ?? auditTexts.error()}</Notice>;
  if (!data) return <Pending status={status} reload={reload} lines={4} />;
  const { totItems, totPages, selPage } = data.page;
  if (totItems === 0) return <EmptyState icon="search" title={auditTexts.none()} />;
  return (
    <div className="back-office__found" aria-busy={status === 'loading' || undefined}>
      <p role="status">{plural(totItems, auditTexts.foundOne, auditTexts.found)}</p>
      <ul className="back-office__customers">
        {data.lines.map((line) => (
          <Line key={line.auditId} line={line} />
        ))}
      </ul>
      {totPages > 1 && <Pager page={selPage} pages={totPages} href={() => ''} onGo={setPage} />}
    </div>
  );
}

const everything: Record<Name, string> = { actor: '', customer: '', from: '', to: '' };

/** The audit of staff for the administrator, by staff, customer and days. */
export function AuditLog() {
  const [asked, setAsked] = useState(everything);
  const form = useForm({ fields, send: async (values) => setAsked(values) });
  return (
    <section className="form-section" aria-label={auditTexts.title()}>
      <h2 className="form-section__title">{auditTexts.title()}</h2>
      <div className="form-section__content">
        <FormFrame form={form}>
          <FormFields form={form} />
          <Button type="submit" busy={form.busy}>
            {officeTexts.submit()}
          </Button>
        </FormFrame>
        <Found key={JSON.stringify(asked)} asked={asked} />
      </div>
    </section>
  );
}
