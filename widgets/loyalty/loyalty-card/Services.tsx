import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { linkLines } from '../../../core/rules/loyalty.ts';
import { useLinks } from '../../hooks/useLinks.ts';

/** The service buttons: the site's own, else orders, lists and account, as far as the site has them. A link that may not be followed is left out. */
export function Services({ lines }: { lines: string }) {
  const links = useLinks();
  const own = linkLines(lines).flatMap(({ text, address }) => {
    const link = links.content(address);
    return link ? [{ text, href: link.href, away: link.kind === 'external' }] : [];
  });
  const preset = [
    { text: loyaltyTexts.serviceOrders(), href: links.page('orders'), away: false },
    { text: loyaltyTexts.serviceLists(), href: links.page('lists'), away: false },
    { text: loyaltyTexts.serviceAccount(), href: links.page('account'), away: false },
  ];
  const services = lines.trim() ? own : preset.filter(({ href }) => href);
  if (services.length === 0) return null;
  return (
    <nav className="loyalty__services" aria-label={loyaltyTexts.services()}>
      <ul>
        {services.map(({ text, href, away }) => (
          <li key={text + href}>
            <a
              className="loyalty__service"
              href={href}
              {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
