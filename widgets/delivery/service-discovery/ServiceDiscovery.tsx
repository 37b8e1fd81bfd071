import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ServiceDiscoveryProps } from './service-discovery.widget.ts';

/** A card with the way to the delivery services; afterwards the customer comes back to this very page (§2: `back`). */
export default function ServiceDiscovery({ heading, headingLevel, text, button, image }: ServiceDiscoveryProps) {
  const links = useLinks();
  const Heading = `h${headingLevel}` as const;
  const picture = links.photo(image);
  const address = links.page('deliveryService');
  const here = encodeURIComponent(location.pathname + location.search);
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
      <ButtonLink href={`${address}${address.includes('?') ? '&' : '?'}back=${here}`}>{button}</ButtonLink>
    </div>
  );
}
