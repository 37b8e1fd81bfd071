/** Whom an invoice goes to. */
export const firm = {
  name: 'Gelateria Anna S.r.l.',
  vatNumber: '01234567897',
  sdiCode: 'ABC1234',
  address1: 'Via Roma',
  addressNumber: '7',
  city: 'Genova',
  province: 'GE',
  postalcode: '16121',
};
