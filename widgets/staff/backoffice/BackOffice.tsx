import { signOut } from '../../../core/flows/signIn.ts';
import { leaveBackOffice, stopActing } from '../../../core/flows/backOffice.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as officeTexts from '../../../core/labels/it/office.ts';
import { inBackOffice, isActedFor, isAdministrator } from '../../../core/rules/acting.ts';
import { fullName } from '../../../core/rules/fullName.ts';
import { workPage } from '../../../core/rules/workPage.ts';
import { useCart, useCartStatus } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { AuditLog } from './AuditLog.tsx';
import { BackOfficeLogin } from './BackOfficeLogin.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';

/** What stands below the title: the way in, the search, or the way back from a customer. */
function Inside() {
  const spesa = useSpesa();
  const user = useCart()?.user;
  const status = useCartStatus();
  const leave = useCommand(() => leaveBackOffice(spesa), errorTexts.errorLogout);
  const back = useCommand(() => stopActing(spesa), errorTexts.errorLogout);
  const logout = useCommand(() => signOut(spesa));
  if (!user && spesa.session.isLoggedIn())
    return <Pending status={status} reload={() => void spesa.cart.load()} lines={6} />;
  if (!user || user.userId === -1) return <BackOfficeLogin />;
  if (isActedFor(user))
    return (
      <EmptyState
        icon="user"
        title={officeTexts.acting({ name: fullName(user) })}
        action={
          <Button busy={back.busy} onClick={() => void back.run()}>
            {officeTexts.back()}
          </Button>
        }
      >
        {back.error ? <Notice kind="error">{back.error}</Notice> : officeTexts.actingHint()}
      </EmptyState>
    );
  if (!inBackOffice(user) && workPage(user) === 'backOffice') return <BackOfficeLogin name={user.login ?? ''} />;
  if (!inBackOffice(user))
    return (
      <EmptyState
        icon="lock"
        title={officeTexts.notYours({ name: fullName(user) })}
        action={
          <Button busy={logout.busy} onClick={() => void logout.run()}>
            {officeTexts.logout()}
          </Button>
        }
      />
    );
  return (
    <>
      <div className="back-office__who">
        <p>{officeTexts.inside({ name: user.login ?? '' })}</p>
        <Button variant="ghost" small busy={leave.busy} onClick={() => void leave.run()}>
          {officeTexts.leave()}
        </Button>
      </div>
      {leave.error && <Notice kind="error">{leave.error}</Notice>}
      <CustomerSearch />
      {isAdministrator(user) && <AuditLog />}
    </>
  );
}

/** Who works at the shop enters with name, password and a mailed code, finds a customer and acts for them (account §7). */
export default function BackOffice() {
  return (
    <section className="form-page back-office">
      <h1 className="form-page__title">{officeTexts.title()}</h1>
      <Inside />
    </section>
  );
}
