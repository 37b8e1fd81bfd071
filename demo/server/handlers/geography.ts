import { sql } from 'kysely';
import type { geography } from '../../../core/api/endpoints/geography.ts';
import { service } from '../../../core/rules/services.ts';
import type { Handlers } from '../http/implement.ts';
import { coverage } from '../sql/delivery/coverage.ts';

/** The country that the shop delivers in. */
const italy = /^it(a|aly|alia)?$/i;

const isServed = sql<boolean>`exists (select from zone_postalcode where zone_postalcode.postalcode = postcode.postcode and delivery_service_id = ${service.home})`;

/** Provinces, towns, postal codes and streets (account §7). */
export const geographyHandlers: Handlers<typeof geography> = {
  async served({ home_delivery_only = true }, { db }) {
    const rows = await db
      .selectFrom('postcode')
      .innerJoin('city', 'city.city_id', 'postcode.city_id')
      .innerJoin('province', 'province.province_id', 'city.province_id')
      .select(['city.city_id', 'city.name', 'province.code'])
      .select(sql<string[]>`array_agg(postcode.postcode order by postcode.postcode)`.as('postcodes'))
      .$if(home_delivery_only, (query) => query.where(isServed))
      .groupBy(['city.city_id', 'city.name', 'province.code'])
      .orderBy('city.name')
      .execute();
    return {
      cities: rows.map(({ city_id, name, code, postcodes }) => ({ cityId: city_id, name, province: code, postcodes })),
    };
  },
  async provinces({ country_id = 'IT', home_delivery_only = false }, { db }) {
    if (!italy.test(country_id)) return { provinces: [] };
    const rows = await db
      .selectFrom('province')
      .selectAll()
      .$if(home_delivery_only, (query) =>
        query.where(
          sql<boolean>`exists (select from city join postcode using (city_id) where city.province_id = province.province_id and ${isServed})`,
        ),
      )
      .orderBy('name')
      .execute();
    return { provinces: rows.map(({ province_id, name, code }) => ({ provinceId: province_id, name, code })) };
  },
  async cities({ province_id, home_delivery_only = false }, { db }) {
    const rows = await db
      .selectFrom('city')
      .select(['city_id', 'name'])
      .where('province_id', '=', province_id)
      .$if(home_delivery_only, (query) =>
        query.where(sql<boolean>`exists (select from postcode where postcode.city_id = city.city_id and ${isServed})`),
      )
      .orderBy('name')
      .execute();
    return { cities: rows.map(({ city_id, name }) => ({ cityId: city_id, name })) };
  },
  async postcodes({ city_id, home_delivery_only = false }, { db }) {
    const rows = await db
      .selectFrom('postcode')
      .select(['postcode_id', 'postcode'])
      .where('city_id', '=', city_id)
      .$if(home_delivery_only, (query) => query.where(isServed))
      .orderBy('postcode')
      .execute();
    return { postcodes: rows.map(({ postcode_id, postcode }) => ({ postcodeId: postcode_id, postcode })) };
  },
  async streets({ city_id, postcode_id, home_delivery_only = false }, { db }) {
    const rows = await db
      .selectFrom('street')
      .innerJoin('postcode', 'postcode.postcode', 'street.postcode')
      .select(['street.street_id', 'street.name'])
      .where('postcode.city_id', '=', city_id)
      .$if(postcode_id !== undefined, (query) => query.where('postcode.postcode_id', '=', postcode_id!))
      .$if(home_delivery_only, (query) => query.where(isServed))
      .orderBy('street.name')
      .orderBy('street.street_id')
      .execute();
    const byName = new Map(rows.map((row) => [row.name, row.street_id]));
    return { streets: [...byName].map(([name, streetId]) => ({ streetId, name })) };
  },
  coverage: async (_input, { db }) => ({ type: 'FeatureCollection', features: await coverage(db) }),
};
