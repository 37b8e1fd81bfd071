export const numbers = {
  decimal: '.',
  pz: 'pcs',
  conf: 'packs',
};
