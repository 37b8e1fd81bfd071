export const numbers = {
  decimal: ',',
  pz: 'Stk',
  onDrained: '{price} bezogen auf das Abtropfgewicht',
  conf: 'Pkg',
  perUnit: 'pro {unit}',
  portion: '{amount}: etwa {price}',
};
