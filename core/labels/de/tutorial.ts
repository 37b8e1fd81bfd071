export const tutorial = {
  begin: 'Einkauf beginnen',
  skip: 'Überspringen',
  title: 'Willkommen',
};
