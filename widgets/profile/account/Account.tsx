import { account } from '../../../core/api/endpoints/account.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import type { PageName } from '../../../core/config.ts';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as accountTexts from '../../../core/labels/it/profile/account.ts';
import type { Text } from '../../../core/labels/text.ts';
import { counterOf, pointsText } from '../../../core/rules/loyalty.ts';
import { workPage } from '../../../core/rules/workPage.ts';
import type { User } from '../../../core/schema/session.ts';
import { useCart, useCartStatus, useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLanguage } from '../../hooks/useLanguage.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { AccountMenu } from '../parts/AccountMenu.tsx';
import { accountLinks } from '../parts/accountPages.ts';

const NextArrival = laterView(() => import('./NextArrival.tsx'), 'needed');
const LanguageChoice = laterView(() => import('./LanguageChoice.tsx'), 'needed');
const ToAnswer = laterView(() => import('../parts/ToAnswer.tsx'), 'needed');

/** Description of each account page. */
const texts: Partial<Record<PageName, Text>> = {
  orders: accountTexts.myOrdersText,
  recurringOrders: accountTexts.recurringText,
  subscriptions: accountTexts.subscriptionsText,
  lists: accountTexts.myListsText,
  addresses: accountTexts.myAddressesText,
  profile: accountTexts.dataText,
  billing: profileTexts.billingText,
  giftCodes: accountTexts.giftCodesText,
  awards: accountTexts.awardsText,
  notifications: accountTexts.notificationsText,
  contactPreferences: profileTexts.preferencesText,
  security: accountTexts.securityText,
  survey: accountTexts.surveyText,
  missions: accountTexts.missionsText,
  backOffice: accountTexts.backOfficeText,
};

interface BalanceLine {
  name: string;
  value: string;
  /** What the next level asks; its place is kept while it loads. */
  more?: string | undefined;
  /** The page with the details. */
  page?: PageName;
}

/** Level, orders and money of the customer, as far as they are known; placeholders while the cart loads. */
function Balances({ user }: { user: User | undefined }) {
  const money = useMoney();
  const links = useLinks();
  const { data, status } = useQuery(account.lifetime, user ? { userId: user.userId } : null);
  const points = user ? pointsText(counterOf(user, 'PTS')) : '…';
  const waits = !data && status !== 'failed';
  const lines: (BalanceLine | false | '' | null)[] = [
    (data ?? waits) && { name: accountTexts.level(), value: data?.level ?? '…', more: data?.nextLevel ?? '' },
    (data ?? waits) && { name: accountTexts.orders(), value: data ? String(data.orders) : '…', page: 'orders' },
    (data ?? waits) && { name: accountTexts.spent(), value: data ? money(data.total) : '…' },
    points && { name: profileTexts.points(), value: points, page: 'awards' },
    (!user || user.giftCertificatesReceived !== undefined) && {
      name: accountTexts.receivedCodes(),
      value: String(user?.giftCertificatesReceived ?? '…'),
      page: 'giftCodes',
    },
  ];
  return (
    <dl className="account__balances">
      {lines
        .filter((line) => !!line)
        .map(({ name, value, more, page }) => {
          const href = page && links.page(page);
          return (
            <div className={names('account__balance', more !== undefined && 'more')} key={name}>
              <dt>
                {href ? <a href={href}>{name}</a> : name}
                {more && ` · ${more}`}
              </dt>
              <dd>{value}</dd>
            </div>
          );
        })}
    </dl>
  );
}

function ToAccept() {
  const links = useLinks();
  const { data } = useQuery(disclaimer.check, { registration_module_type_id: 2 });
  if (!data?.toAccept) return null;
  return (
    <Notice kind="warning" title={profileTexts.toAccept()}>
      <ButtonLink small variant="secondary" href={links.page('contactPreferences')}>
        {profileTexts.review()}
      </ButtonLink>
    </Notice>
  );
}

const isAccepted = ({ accepted }: { accepted: boolean }): boolean => accepted;

/** The profile home: who is there, balances, and the ways to everything that is the customer's. */
export default function Account() {
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const user = useCart()?.user;
  const place = workPage(user);
  const cartStatus = useCartStatus();
  const legals = user?.legals ?? [];
  const language = useLanguage();
  const hasConsents = (page: PageName): boolean => page === 'contactPreferences' && legals.length > 0;
  if (!loggedIn)
    return (
      <section className="account" lang={language}>
        <h1 className="form-page__title">{pageTexts.home()}</h1>
        <LoginFirst title={pageTexts.login()} />
      </section>
    );
  return (
    <section className="account" lang={language}>
      <h1 className="form-page__title">
        {user?.firstName ? accountTexts.hello({ name: user.firstName }) : pageTexts.home()}
      </h1>
      <AccountMenu />
      {user?.profileConfirmed === false && user.userId > 0 && <Notice>{accountTexts.unconfirmed()}</Notice>}
      <ToAnswer />
      <ToAccept />
      {(user ? user.userId > 0 && !place : cartStatus !== 'failed') && <Balances user={user} />}
      <ul className="account__pages">
        {accountLinks(user)
          .filter(({ page }) => links.page(page))
          .map(({ page, icon, title }) => (
            <li key={page}>
              <a className="account__page" href={links.page(page)}>
                <Icon name={icon} />
                <span className="account__words">
                  <span className="account__title">{title()}</span>
                  <span className="account__text">
                    {page === 'orders' && <NextArrival>{texts.orders?.()}</NextArrival>}
                    {hasConsents(page)
                      ? accountTexts.consentsGiven({ given: legals.filter(isAccepted).length, all: legals.length })
                      : page !== 'orders' && texts[page]?.()}
                  </span>
                </span>
              </a>
            </li>
          ))}
      </ul>
      <LanguageChoice />
    </section>
  );
}
