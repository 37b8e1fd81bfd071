import { MarkerClusterer, type Cluster } from '@googlemaps/markerclusterer';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadMaps, onRefusedMaps, type Maps } from './googleMaps.ts';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import { project } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import { addressTitle } from '../choice/addressWords.ts';
import { maxFitZoom } from './fitBounds.ts';
import { PlacePopup } from './PlacePopup.tsx';
import type { MapFocus } from './PlacesMap.tsx';

/** Near Genoa (account §2). */
const genoa = { lat: 44.41, lng: 8.93 };
const firstZoom = 10;

export interface GoogleMapProps {
  mapsKey: string;
  places: readonly Address[];
  coverage?: readonly Coverage[] | undefined;
  /** The place that is looked at, by its addressId: the map moves there and tells of it. */
  focus?: MapFocus | undefined;
  /** It cannot be had: blocked, refused, or not there in time. */
  onFailure(): void;
  children?: ReactNode;
}

interface Drawn extends Maps {
  map: google.maps.Map;
}

const mapIn = (box: HTMLElement, { maps }: Maps): google.maps.Map =>
  new maps.Map(box, { center: genoa, zoom: firstZoom, streetViewControl: false, mapTypeControl: false });

/** Puts pins on a map, those close together as one; returns how to take them away. */
function pin({ map, marker }: Drawn, places: readonly Address[], press: (place: Address) => void): () => void {
  const markers = places
    .filter(({ latitude, longitude }) => project(latitude, longitude))
    .map((place) => {
      const position = { lat: place.latitude!, lng: place.longitude! };
      const one = new marker.Marker({ position, title: addressTitle(place) });
      one.addListener('click', () => press(place));
      return one;
    });
  const render = ({ count: n, position }: Cluster) =>
    new marker.Marker({ position, label: String(n), title: pinTexts.cluster({ n }), zIndex: n });
  const clusterer = new MarkerClusterer({ map, markers, renderer: { render } });
  return () => clusterer.setMap(null);
}

/** Places on Google's map (account §2); only for who allows it (LAW-12). The list beside it says the same (A11Y-09). */
export default function GoogleMap({ mapsKey, places, coverage, focus, onFailure }: GoogleMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [openId, open] = useState<number | undefined>();
  const latest = useRef({ places, onFailure });
  latest.current = { places, onFailure };
  const ids = places.map(({ addressId }) => addressId).join();

  useEffect(() => onRefusedMaps(() => latest.current.onFailure()), []);
  useEffect(() => {
    let gone = false;
    loadMaps(mapsKey)
      .then((libraries) => {
        if (!gone && box.current) setDrawn({ ...libraries, map: mapIn(box.current, libraries) });
      })
      .catch(() => gone || latest.current.onFailure());
    return () => void (gone = true);
  }, [mapsKey]);
  useEffect(() => {
    const press = ({ addressId }: Address) => open((old) => (old === addressId ? undefined : addressId));
    return drawn && pin(drawn, latest.current.places, press);
  }, [drawn, ids]);
  useEffect(() => {
    if (coverage?.length) drawn?.map.data.addGeoJson({ type: 'FeatureCollection', features: coverage });
  }, [drawn, coverage]);

  useEffect(() => {
    const place = latest.current.places.find(({ addressId }) => addressId === focus?.addressId);
    if (!drawn || !place || !project(place.latitude, place.longitude)) return;
    drawn.map.setCenter({ lat: place.latitude!, lng: place.longitude! });
    drawn.map.setZoom(Math.max(drawn.map.getZoom() ?? 0, maxFitZoom));
    open(place.addressId);
  }, [drawn, focus]);

  const shown = places.find(({ addressId }) => addressId === openId);
  return (
    <div className="places-map" role="group" aria-label={pinTexts.map()}>
      <div className="places-map__frame" ref={box} />
      <div aria-live="polite">{shown && <PlacePopup place={shown} onClose={() => open(undefined)} />}</div>
    </div>
  );
}
