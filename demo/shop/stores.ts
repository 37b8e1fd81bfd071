import type { ServiceHours } from '../../core/schema/address.ts';

/** A delivery area: postal codes served by one warehouse for one service; fee and minimum in cents, `freeFrom` the amount from which delivery is free. */
export interface ShopZone {
  zoneId: number;
  deliveryServiceId: number;
  postalcodes: readonly string[];
  fee: number;
  freeFrom: number;
  minimum: number;
}

/** A locker beside a store; its address is one a customer can choose. */
export interface ShopLocker {
  addressId: number;
  addressTypeId: 4 | 5;
  name: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  boxes: number;
}

/** A store of the chain with the warehouse that serves it. Weekdays 1 = Sunday … 7 = Saturday. */
export interface ShopStore {
  storeId: number;
  warehouseId: number;
  /** The warehouse that heads its group: the stores of a group share their leaflets. */
  parentWarehouseId: number;
  addressId: number;
  name: string;
  slug: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  services: readonly number[];
  hours: ServiceHours['default'];
  zones: readonly ShopZone[];
  lockers: readonly ShopLocker[];
}

/** The store whose prices a visitor sees who has chosen nothing (§9: default store id 5). */
export const defaultStoreId = 5;

const week = (begin: string, end: string, sunday?: [string, string]): ServiceHours['default'] => [
  ...[2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: begin, endHour: end })),
  ...(sunday ? [{ beginWeekDay: 1, beginHour: sunday[0], endHour: sunday[1] }] : []),
];

/** A shop that closes at midday: two rules for a day, as the wire has it. */
const splitWeek = (sunday: [string, string]): ServiceHours['default'] => [
  ...[2, 3, 4, 5, 6, 7].flatMap((beginWeekDay) => [
    { beginWeekDay, beginHour: '08:00', endHour: '13:00' },
    { beginWeekDay, beginHour: '15:30', endHour: '19:45' },
  ]),
  { beginWeekDay: 1, beginHour: sunday[0], endHour: sunday[1], note: 'Solo mattina' },
];

interface Sketch {
  place: [name: string, slug: string];
  address: [address1: string, number: string, city: string, province: string, postalcode: string];
  at: [latitude: number, longitude: number];
  phone: string;
  services: readonly number[];
  hours: ServiceHours['default'];
  /** Postal codes of home and of fast delivery, separated by spaces. */
  home: string;
  fast?: string;
  locker?: [
    name: string,
    address1: string,
    number: string,
    latitude: number,
    longitude: number,
    type: 4 | 5,
    boxes: number,
  ];
}

const genovaWest = '16149 16151 16152 16153 16154 16155 16156 16157 16158 16159 16161 16162 16163 16164';
const genovaEast = '16131 16132 16133 16143 16144 16145 16146 16147 16148 16165 16166 16167 16031 16032 16036';
const genovaCentre =
  '16121 16122 16123 16124 16125 16126 16127 16128 16129 16134 16135 16136 16137 16138 16139 16141 16142';

/** Ids follow the order: the store at place n has id n + 5, warehouse n + 1. */
const sketches: readonly Sketch[] = [
  {
    place: ['Genova Corvetto', 'genova-corvetto'],
    address: ['Via Palestro', '12', 'Genova', 'GE', '16122'],
    at: [44.41198, 8.93977],
    phone: '010 895 0012',
    services: [1, 2, 4, 5],
    hours: week('07:30', '21:00', ['08:30', '20:00']),
    home: genovaCentre,
    fast: '16121 16122 16123 16124 16125 16126 16128 16129',
    locker: ['Locker Piazza De Ferrari', 'Piazza De Ferrari', '4', 44.40731, 8.93386, 5, 24],
  },
  {
    place: ['Genova Sampierdarena', 'genova-sampierdarena'],
    address: ['Via Cantore', '168', 'Genova', 'GE', '16149'],
    at: [44.41292, 8.8923],
    phone: '010 895 0168',
    services: [1, 2],
    hours: week('07:30', '20:30', ['08:30', '13:30']),
    home: genovaWest,
  },
  {
    place: ['Genova Sturla', 'genova-sturla'],
    address: ['Via Orlando', '35', 'Genova', 'GE', '16146'],
    at: [44.39432, 8.98137],
    phone: '010 895 0035',
    services: [1, 2, 4, 5],
    hours: week('08:00', '21:00', ['08:30', '20:00']),
    home: genovaEast,
    fast: '16145 16146 16147 16148',
    locker: ['Polo ospedaliero San Martino', 'Largo Benzi', '10', 44.40839, 8.97362, 4, 16],
  },
  {
    place: ['Savona Darsena', 'savona-darsena'],
    address: ['Via Gramsci', '21', 'Savona', 'SV', '17100'],
    at: [44.30802, 8.48417],
    phone: '019 895 0021',
    services: [1, 2, 4],
    hours: week('07:30', '20:30', ['08:30', '20:00']),
    home: '17100 17011 17012 17013 17019 17043 17047 17048 17024 17026 17028 17031',
    fast: '17100',
  },
  {
    place: ['Chiavari Entella', 'chiavari-entella'],
    address: ['Corso Dante', '88', 'Chiavari', 'GE', '16043'],
    at: [44.31845, 9.32241],
    phone: '0185 895 088',
    services: [1, 2],
    hours: splitWeek(['08:30', '13:00']),
    home: '16043 16033 16035 16038 16039 16034 16030 16042',
  },
  {
    place: ['La Spezia Arsenale', 'la-spezia-arsenale'],
    address: ['Viale Italia', '140', 'La Spezia', 'SP', '19121'],
    at: [44.10689, 9.82971],
    phone: '0187 895 140',
    services: [1, 2, 4, 5],
    hours: week('07:30', '21:00', ['08:30', '20:00']),
    home: '19121 19122 19123 19124 19125 19126 19131 19132 19133 19134 19135 19136 19137 19138 19139 19032 19038 19025',
    fast: '19121 19122 19123 19124',
    locker: ['Locker Stazione Centrale', 'Piazza Medaglie d’Oro', '1', 44.11108, 9.81387, 5, 20],
  },
  {
    place: ['Imperia Oneglia', 'imperia-oneglia'],
    address: ['Via Argine Destro', '57', 'Imperia', 'IM', '18100'],
    at: [43.88954, 8.03597],
    phone: '0183 895 057',
    services: [1, 2],
    hours: splitWeek(['08:30', '13:00']),
    home: '18100 18013 18016 18027',
  },
  {
    place: ['Sanremo Pian di Poma', 'sanremo-pian-di-poma'],
    address: ['Corso Matuzia', '103', 'Sanremo', 'IM', '18038'],
    at: [43.80884, 7.75682],
    phone: '0184 895 103',
    services: [1, 2],
    hours: week('08:00', '20:30', ['08:30', '19:30']),
    home: '18038 18018 18012 18039 18014',
  },
];

/** Stores of these provinces belong to the group of the first of them. */
const groups: readonly (readonly string[])[] = [['GE'], ['SV', 'IM'], ['SP']];

const headOf = (province: string): number => {
  const group = groups.find((provinces) => provinces.includes(province)) ?? [province];
  return sketches.findIndex(({ address }) => group.includes(address[3])) + 1;
};

/** The eight stores of the chain, in Liguria. */
export const stores: readonly ShopStore[] = sketches.map((sketch, index) => {
  const [name, slug] = sketch.place;
  const [address1, addressNumber, city, province, postalcode] = sketch.address;
  const warehouseId = index + 1;
  return {
    storeId: defaultStoreId + index,
    warehouseId,
    parentWarehouseId: headOf(province),
    addressId: 500 + warehouseId,
    name,
    slug,
    address1,
    addressNumber,
    city,
    province,
    postalcode,
    latitude: sketch.at[0],
    longitude: sketch.at[1],
    phone: sketch.phone,
    services: sketch.services,
    hours: sketch.hours,
    zones: [
      { zoneId: warehouseId * 10 + 1, deliveryServiceId: 1, postalcodes: [], fee: 0, freeFrom: 0, minimum: 2000 },
      {
        zoneId: warehouseId * 10 + 2,
        deliveryServiceId: 2,
        postalcodes: sketch.home.split(' '),
        fee: 590,
        freeFrom: 11000,
        minimum: 4000,
      },
      ...(sketch.fast
        ? [
            {
              zoneId: warehouseId * 10 + 4,
              deliveryServiceId: 4,
              postalcodes: sketch.fast.split(' '),
              fee: 890,
              freeFrom: 15000,
              minimum: 2500,
            },
          ]
        : []),
      ...(sketch.locker
        ? [
            {
              zoneId: warehouseId * 10 + 5,
              deliveryServiceId: 5,
              postalcodes: [],
              fee: 190,
              freeFrom: 6000,
              minimum: 3000,
            },
          ]
        : []),
    ],
    lockers: sketch.locker
      ? [
          {
            addressId: 600 + warehouseId,
            addressTypeId: sketch.locker[5],
            name: sketch.locker[0],
            address1: sketch.locker[1],
            addressNumber: sketch.locker[2],
            city,
            province,
            postalcode,
            latitude: sketch.locker[3],
            longitude: sketch.locker[4],
            boxes: sketch.locker[6],
          },
        ]
      : [],
  };
});
