import Supercluster from 'supercluster';
import { project, type Spot } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';

/** Places that lie close together at a zoom, drawn as one at their middle; a single one is a pin. */
export interface Cluster extends Spot {
  places: readonly [Address, ...Address[]];
  /** The zoom at which they part; beyond the last of the map for those that never do. */
  parts: number;
}

/** Places nearer than this become one, in pixels. */
const near = 44;
/** Pixels of the whole globe at zoom 0. */
const globe = 256;
const everywhere: [number, number, number, number] = [-180, -85, 180, 85];

/** The places of a map by its zoom, from `first` to `last`, each in exactly one cluster; those without coordinates are in none. */
export function clustersOf(places: readonly Address[], first: number, last: number): (zoom: number) => Cluster[] {
  const index = new Supercluster<Address, Address>({ radius: near, extent: globe, minZoom: first, maxZoom: last });
  index.load(
    places
      .filter(({ latitude, longitude }) => project(latitude, longitude))
      .map((place) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.longitude!, place.latitude!] },
        properties: place,
      })),
  );
  return (zoom) =>
    index.getClusters(everywhere, zoom).flatMap(({ geometry, properties }): Cluster[] => {
      const [longitude, latitude] = geometry.coordinates;
      const spot = project(latitude, longitude);
      if (!spot) return [];
      if (!('cluster' in properties)) return [{ ...spot, places: [properties], parts: zoom }];
      const id = properties.cluster_id;
      const [one, ...others] = index.getLeaves(id, Infinity).map((leaf) => leaf.properties);
      return one ? [{ ...spot, places: [one, ...others], parts: index.getClusterExpansionZoom(id) }] : [];
    });
}
