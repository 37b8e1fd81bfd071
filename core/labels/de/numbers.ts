export const numbers = {
  decimal: ',',
  pz: 'Stk',
  conf: 'Pkg',
};
