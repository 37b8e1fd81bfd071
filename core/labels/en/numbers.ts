export const numbers = {
  decimal: '.',
  pz: 'pcs',
  onDrained: '{price} on drained weight',
  conf: 'packs',
  portion: '{amount}: about {price}',
};
