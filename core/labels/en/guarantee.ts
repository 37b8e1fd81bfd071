export const guarantee = {
  address: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
  more: 'Your rights in Europe',
  notice:
    'If goods are faulty or not as described, the seller is liable for two years from delivery: you can have them repaired or replaced free of charge and, if that is not enough, a price reduction or your money back. In some EU countries it lasts longer. Sellers and producers may offer commercial guarantees in addition, also of durability.',
  official: 'Official notice of the European Union',
  title: 'Legal guarantee of conformity: at least 2 years',
};
