export const numbers = {
  decimal: '.',
  pz: 'pcs',
  onDrained: '{price} on drained weight',
  conf: 'packs',
  pieces: '{amount}: {price}',
  portion: '{amount}: about {price}',
};
