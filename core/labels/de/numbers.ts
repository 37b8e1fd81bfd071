export const numbers = {
  decimal: ',',
  pz: 'Stk',
  onDrained: '{price} bezogen auf das Abtropfgewicht',
  conf: 'Pkg',
  pieces: '{amount}: {price}',
  portion: '{amount}: etwa {price}',
};
