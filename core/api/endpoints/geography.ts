import * as v from 'valibot';
import {
  citySchema,
  coverageSchema,
  postcodeSchema,
  provinceSchema,
  servedCitySchema,
  streetSchema,
} from '../../schema/geography.ts';
import { area, endpoint } from '../endpoint.ts';

const served = { home_delivery_only: v.optional(v.boolean()) };

/** Provinces, towns, postal codes and streets, one after the other (account §7); `home_delivery_only` leaves out where nothing is brought home. */
export const geography = area('geography', {
  /** All towns that are delivered to, at once. */
  served: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/geo/homedelivery-list-simple',
    query: v.object(served),
    answer: v.object({ cities: v.array(servedCitySchema) }),
    shared: true,
  }),
  provinces: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/geo/province-list',
    query: v.object({ country_id: v.optional(v.string()), ...served }),
    answer: v.object({ provinces: v.array(provinceSchema) }),
    shared: true,
  }),
  cities: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/geo/city-list',
    query: v.object({ province_id: v.number(), ...served }),
    answer: v.object({ cities: v.array(citySchema) }),
    shared: true,
  }),
  postcodes: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/geo/postcode-list',
    query: v.object({ city_id: v.number(), ...served }),
    answer: v.object({ postcodes: v.array(postcodeSchema) }),
    shared: true,
  }),
  streets: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/geo/street-list',
    query: v.object({ city_id: v.number(), postcode_id: v.optional(v.number()), ...served }),
    answer: v.object({ streets: v.array(streetSchema) }),
    shared: true,
  }),
  /** Where each service goes, to be drawn on a map. */
  coverage: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/address/geo-service-coverage',
    answer: v.object({ type: v.literal('FeatureCollection'), features: v.array(coverageSchema) }),
    shared: true,
  }),
});
