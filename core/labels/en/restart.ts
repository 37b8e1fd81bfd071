export const restart = {
  loadAnew: 'Reload the page',
  stillHere: 'Are you still there?',
  stillHereText:
    'The page has been at rest for a while: in 20 seconds it reloads with the prices and availability of now. The cart stays as it is.',
  updated: 'There is a new version of the shop. The cart stays as it is.',
};
