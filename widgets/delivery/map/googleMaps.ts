/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** What of Google's maps is used. */
export interface Maps {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
}

const PATIENCE_MS = 10_000;

let loading: Promise<Maps> | undefined;
let refused = false;
const listeners = new Set<() => void>();

/** Google refuses the key, or its quota is used up: it calls this by name, at any time (NET-14). */
function refuse(): void {
  refused = true;
  for (const listener of listeners) listener();
}

/** Calls back once the key is refused; at once if it was. Returns how to stop. */
export function onRefusedMaps(listener: () => void): () => void {
  listeners.add(listener);
  if (refused) listener();
  return () => void listeners.delete(listener);
}

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError('the maps did not come')), PATIENCE_MS));

let begun = false;

/** Names the key to the script, once a page however many ask for it. */
function begin(key: string): void {
  if (begun) return;
  begun = true;
  Object.assign(window, { gm_authFailure: refuse });
  setOptions({ key, v: 'quarterly', language: 'it', region: 'IT', libraries: ['places'] });
}

/** The script of Google's maps with its places library, once a page however many maps there are; only after consent (LAW-12). Throws when it cannot be had. */
export function loadMaps(key: string): Promise<Maps> {
  loading ??= (async () => {
    begin(key);
    const [maps, marker] = await Promise.race([Promise.all([importLibrary('maps'), importLibrary('marker')]), late()]);
    return { maps, marker };
  })();
  return loading;
}

/** The places library of that script (account §8); only after consent. Throws when it cannot be had. */
export function loadPlaces(key: string): Promise<google.maps.PlacesLibrary> {
  begin(key);
  return Promise.race([importLibrary('places'), late()]);
}
