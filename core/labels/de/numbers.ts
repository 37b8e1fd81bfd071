export const numbers = {
  decimal: ',',
  pz: 'Stk',
  onDrained: '{price} bezogen auf das Abtropfgewicht',
  conf: 'Pkg',
  portion: '{amount}: etwa {price}',
};
