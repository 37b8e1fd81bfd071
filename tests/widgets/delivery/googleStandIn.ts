/** What was drawn on a map of the stand-in. */
interface DrawnMap {
  options: { center?: unknown; zoom?: number };
  features: number;
  zoomTo(zoom: number): void;
}

interface DrawnMarker {
  options: { title?: string; position?: unknown };
  press(): void;
}

interface Asked {
  input: string;
  sessionToken: unknown;
  includedRegionCodes: readonly string[];
}

export interface StandIn {
  /** Addresses of the scripts that the page asked for. */
  scripts: string[];
  maps: DrawnMap[];
  markers: DrawnMarker[];
  /** What was typed, with the session it was asked in; sessions that an address was taken in. */
  searches: { input: string; session: unknown; countries: readonly string[] }[];
  taken: unknown[];
  /** The next script does not come. */
  breaks: boolean;
  /** Google refuses the key, as it does: by a function of the page's. */
  refuseKey(): void;
  remove(): void;
}

/** A stand-in of the script of Google's maps: what this shop uses of it, with what it is asked for and draws written down. */
export function googleStandIn(): StandIn {
  const append = document.head.append.bind(document.head);
  const standIn: StandIn = {
    scripts: [],
    maps: [],
    markers: [],
    searches: [],
    taken: [],
    breaks: false,
    refuseKey: () => (window as unknown as { gm_authFailure(): void }).gm_authFailure(),
    remove() {
      document.head.append = append;
      for (const name of ['google', 'gm_authFailure']) Reflect.deleteProperty(window, name);
    },
  };

  class MvcObject {
    private readonly listeners = new Map<string, (() => void)[]>();
    addListener(name: string, listener: () => void) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return { remove: () => {} };
    }
    trigger(name: string) {
      for (const listener of this.listeners.get(name) ?? []) listener();
    }
  }
  class LatLng {
    private readonly at: { lat: number; lng: number };
    constructor(at: { lat: number; lng: number }) {
      this.at = at;
    }
    lat = () => this.at.lat;
    lng = () => this.at.lng;
  }
  class LatLngBounds {
    extend = () => this;
    getNorthEast = () => new LatLng({ lat: 47, lng: 19 });
    getSouthWest = () => new LatLng({ lat: 36, lng: 6 });
    contains = () => true;
  }
  class Map_ extends MvcObject implements DrawnMap {
    features = 0;
    options: DrawnMap['options'];
    data = { addGeoJson: ({ features }: { features: unknown[] }) => void (this.features = features.length) };
    constructor(box: HTMLElement, options: DrawnMap['options']) {
      super();
      this.options = options;
      box.append(document.createElement('canvas'));
      standIn.maps.push(this);
    }
    zoomTo(zoom: number): void {
      this.options.zoom = zoom;
      this.trigger('idle');
    }
    getZoom = () => this.options.zoom;
    setZoom = (zoom: number) => this.zoomTo(zoom);
    setCenter = (center: unknown) => void (this.options.center = center);
    getBounds = () => new LatLngBounds();
    getProjection = () => ({});
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: false });
  }
  class Marker extends MvcObject implements DrawnMarker {
    options: DrawnMarker['options'];
    map: unknown;
    constructor(options: DrawnMarker['options']) {
      super();
      this.options = options;
      standIn.markers.push(this);
    }
    press = () => this.trigger('click');
    setMap = (map: unknown) => void (this.map = map);
    getMap = () => this.map;
    getPosition = () => new LatLng(this.options.position as { lat: number; lng: number });
    getVisible = () => true;
  }
  /** As the real one, whose methods are found by `for … in`. */
  function OverlayView(): void {}
  interface Overlay {
    on?: unknown;
    onAdd?(): void;
  }
  Object.assign(OverlayView.prototype as object, {
    setMap(this: Overlay, map: unknown) {
      this.on = map;
      if (map) this.onAdd?.();
    },
    getMap(this: Overlay) {
      return this.on;
    },
    getProjection: () => undefined,
    addListener: () => ({ remove: () => {} }),
  });

  class AutocompleteSessionToken {}
  /** Answers with one street of Genoa, with the number that was typed if any. */
  class AutocompleteSuggestion {
    static fetchAutocompleteSuggestions({ input, sessionToken, includedRegionCodes: countries }: Asked) {
      standIn.searches.push({ input, session: sessionToken, countries });
      if (input.includes('quota')) return Promise.reject(new Error('OVER_QUERY_LIMIT'));
      const number = /\d+/.exec(input)?.[0];
      const component = (kind: string, longText: string, shortText = longText) => ({
        types: [kind],
        longText,
        shortText,
      });
      const addressComponents = [
        ...(number ? [component('street_number', number)] : []),
        component('route', 'Via Garibaldi'),
        component('administrative_area_level_3', 'Genova'),
        component('administrative_area_level_2', 'Città Metropolitana di Genova', 'GE'),
        component('postal_code', '16124'),
      ];
      const fetchFields = () => {
        standIn.taken.push(sessionToken);
        return Promise.resolve({ place: { addressComponents } });
      };
      const text = `Via Garibaldi${number ? `, ${number}` : ''}`;
      const placePrediction = {
        placeId: `place-${number ?? ''}`,
        mainText: { text },
        secondaryText: { text: 'Genova GE, Italia' },
        text: { text: `${text}, Genova` },
        toPlace: () => ({ fetchFields }),
      };
      return Promise.resolve({ suggestions: [{ placePrediction }, { placePrediction: null }] });
    }
  }

  function arrive(): void {
    const event = { addListener: () => ({ remove: () => {} }), removeListener: () => {}, trigger: () => {} };
    const places = { AutocompleteSessionToken, AutocompleteSuggestion };
    const all = { Map: Map_, Marker, OverlayView, LatLng, LatLngBounds, event, ControlPosition: {}, ...places };
    const { maps } = (window as unknown as { google: { maps: Record<string, unknown> } }).google;
    Object.assign(maps, all, { importLibrary: () => Promise.resolve(all) });
    (maps['__ib__'] as () => void)();
  }

  document.head.append = (...nodes: (Node | string)[]) => {
    for (const node of nodes) {
      const src = node instanceof HTMLScriptElement ? node.src : '';
      if (!src.includes('googleapis')) {
        append(node);
        continue;
      }
      standIn.scripts.push(src);
      const script = node as HTMLScriptElement;
      queueMicrotask(() => (standIn.breaks ? script.onerror?.(new Event('error')) : arrive()));
    }
  };
  return standIn;
}
