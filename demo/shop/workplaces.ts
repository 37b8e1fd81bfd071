/** A company whose people have their shopping brought to lockers at work: they subscribe with its code (account §6). */
export interface Workplace {
  workplaceId: number;
  subscriptionCode: string;
  companyName: string;
  /** Its lockers, addresses of type 4. */
  addressIds: readonly number[];
}

export const workplaces: readonly Workplace[] = [
  {
    workplaceId: 1,
    subscriptionCode: 'SANMARTINO-2026',
    companyName: 'Ospedale Policlinico San Martino',
    addressIds: [603],
  },
];
