import type { ReactNode } from 'react';
import { outlinePath } from '../../../core/rules/mercator.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import type { Cluster } from './clusters.ts';
import { abroad, countryBorders, land, provinceBorders, stepsAUnit } from './ground.ts';
import { MapNames } from './MapNames.tsx';
import type { MapView } from './useMapView.ts';

export interface MapGroundProps {
  view: MapView;
  coverage: readonly Coverage[];
  /** Pins and clusters drawn above it. */
  drawn: readonly Cluster[];
  children?: ReactNode;
}

/** SVG base map: land, borders, delivery areas and labels. */
export default function MapGround({ view, coverage, drawn }: MapGroundProps) {
  const { x: left, y: top } = view.at({ x: 0, y: 0 });
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${view.scale})`}>
        <g transform={`scale(${1 / stepsAUnit})`}>
          <path className="places-map__abroad" d={abroad} />
          <path className="places-map__border" d={countryBorders} />
          <path className="places-map__italy" d={land} />
          <path className="places-map__border" d={provinceBorders} />
        </g>
        {coverage.map((area) => (
          <path className="places-map__area" key={area.properties.zoneId} d={outlinePath(area.geometry.coordinates)} />
        ))}
      </g>
      <MapNames view={view} drawn={drawn} />
    </>
  );
}
