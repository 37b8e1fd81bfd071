/** Who sells: the firm of the demo, as its footer and its conditions of sale name it. */
export const seller = {
  name: 'Mercati Lanterna S.r.l.',
  address: 'Via Palestro 12, 16122 Genova (GE)',
  vatNumber: '01234567897',
  email: 'clienti@example.it',
} as const;
