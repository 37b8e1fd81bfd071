import { platform } from '../../../core/api/endpoints/platform.ts';
import { withdrawal as withdrawalHere } from '../../../core/labels/it/footerWithdrawal.ts';
import * as footerTexts from '../../../core/labels/it/footer.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { GuaranteeNotice } from '../../ui/GuaranteeNotice.tsx';
import { newWindow } from '../../ui/newWindow.ts';
import definition, { type FooterProps } from './footer.widget.ts';

/** A link of the footer; nothing where it leads nowhere. */
function Entry({ text, address }: { text: string; address: string }) {
  const link = useLinks().content(address);
  return link ? (
    <li>
      <a className="footer__link" href={link.href} {...newWindow(link)}>
        {text}
      </a>
    </li>
  ) : null;
}

/** Menu, trader and rights; what nobody answers is left out. */
export default function Footer(props: FooterProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const trader = usePlanned(definition.prefetch, platform.custom, props).data?.trader;
  const menu = usePlanned(definition.prefetch, platform.menu, props).data ?? [];
  const { withdrawal, guarantee, accessibility, terms, privacy } = props;
  return (
    <div className="footer">
      {menu.length > 0 && (
        <nav className="footer__part" aria-label={footerTexts.menu()}>
          <ul className="footer__list">
            {menu.map(({ id, title, url }) => (
              <Entry key={id} text={title} address={url} />
            ))}
          </ul>
        </nav>
      )}
      {trader && (
        <div className="footer__part">
          <h2 className="footer__heading">{footerTexts.trader()}</h2>
          <address className="footer__trader">
            <strong>{trader.name}</strong>
            {trader.address && <span>{trader.address}</span>}
            {trader.vat && <span>{footerTexts.vat({ number: trader.vat })}</span>}
            {trader.register && <span>{trader.register}</span>}
            {trader.capital && <span>{footerTexts.capital({ amount: trader.capital })}</span>}
            {trader.phone && <a href={`tel:${trader.phone.replace(/[^+\d]/g, '')}`}>{trader.phone}</a>}
            {trader.email && <a href={`mailto:${trader.email}`}>{trader.email}</a>}
            {trader.pec && <a href={`mailto:${trader.pec}`}>{`${footerTexts.pec()}: ${trader.pec}`}</a>}
          </address>
        </div>
      )}
      <div className="footer__part">
        <h2 className="footer__heading">{footerTexts.rights()}</h2>
        <ul className="footer__list">
          <Entry text={withdrawalHere()} address={withdrawal || links.page('orderTracking')} />
          <Entry text={footerTexts.guarantee()} address={guarantee} />
          <Entry text={footerTexts.terms()} address={terms} />
          <Entry text={footerTexts.privacy()} address={privacy} />
          <Entry text={footerTexts.accessibility()} address={accessibility} />
          <Entry text={footerTexts.cookies()} address={links.page('cookies')} />
        </ul>
        <GuaranteeNotice file={config.guaranteeFile} />
      </div>
    </div>
  );
}
