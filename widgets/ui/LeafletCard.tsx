import * as leafletTexts from '../../core/labels/it/leaflet.ts';
import { dateWords } from '../../core/rules/dates.ts';
import type { Leaflet } from '../../core/schema/leaflets.ts';
import { Icon } from './Icon.tsx';

interface Props {
  leaflet: Leaflet;
  /** Address of the leaflet's page; empty where the site has none. */
  href: string;
  /** Address of the cover, already checked; null for none. */
  cover: string | null;
  eager?: boolean;
}

/** A leaflet with its cover, and until when it is valid. */
export function LeafletCard({ leaflet: { title, descr, endDate }, href, cover, eager }: Props) {
  const until = dateWords(endDate ?? '');
  return (
    <article className="link-card leaflet-card">
      {cover ? (
        <img
          className="leaflet-card__cover"
          src={cover}
          alt=""
          width={450}
          height={620}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <span className="leaflet-card__blank">
          <Icon name="tag" />
        </span>
      )}
      <div className="leaflet-card__text">
        <h3 className="link-card__title leaflet-card__title">
          <a href={href || undefined}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        {descr && (
          <p className="leaflet-card__descr">
            <bdi>{descr}</bdi>
          </p>
        )}
        {until && <p className="leaflet-card__dates">{leafletTexts.until({ to: until })}</p>}
      </div>
    </article>
  );
}
