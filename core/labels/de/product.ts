export const product = {
  notAvailable: 'Nicht verfügbar',
  withdrawalExcluded: 'Widerruf ausgeschlossen: verderblich',
};
