import { hasAddress } from '../../../core/rules/missingStep.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DiscoveryForm } from './DiscoveryForm.tsx';
import type { ServiceDiscoveryProps } from './service-discovery.widget.ts';

/** Where customers see what they have chosen, or the same question, on every page that has its element. */
const PHONE = '(max-width: 959px)';

/** Is this question asked on the page already, by another element before this one? */
function isAsked(host: HTMLElement, loggedIn: boolean): boolean {
  const shown = `, spesa-delivery-service${window.matchMedia(PHONE).matches ? '' : '[also-wide]'}`;
  const first = host.ownerDocument.querySelector(`spesa-service-discovery${loggedIn ? shown : ''}`);
  return first !== null && first !== host;
}

/** A card that asks where somebody lives and leads to the services that come there; afterwards the customer comes back to this very page (§2: `back`). Asked once on a page, and no more once an address is chosen. */
export default function ServiceDiscovery({ heading, headingLevel, text, button, image, host }: ServiceDiscoveryProps) {
  const links = useLinks();
  const cart = useCart();
  const loggedIn = useLoggedIn();
  if (hasAddress(cart) || isAsked(host, loggedIn)) return null;
  const Heading = `h${headingLevel}` as const;
  const picture = links.photo(image);
  const address = links.page('deliveryService');
  const here = location.pathname + location.search;
  return (
    <div className="service-discovery">
      {picture ? (
        <img
          className="service-discovery__image"
          src={picture}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="service-discovery__icon">
          <Icon name="pin" />
        </span>
      )}
      <div className="service-discovery__text">
        {heading && <Heading className="service-discovery__heading">{heading}</Heading>}
        {text && <p>{text}</p>}
      </div>
      {address && <DiscoveryForm page={address} here={here} button={button} />}
    </div>
  );
}
