export const product = {
  notAvailable: 'Not available',
  withdrawalExcluded: 'No right of withdrawal: perishable',
};
