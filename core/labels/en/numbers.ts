export const numbers = {
  decimal: '.',
  pz: 'pcs',
  onDrained: '{price} on drained weight',
  conf: 'packs',
  perUnit: 'per {unit}',
  portion: '{amount}: about {price}',
};
