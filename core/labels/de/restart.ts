export const restart = {
  loadAnew: 'Seite neu laden',
  stillHere: 'Sind Sie noch da?',
  stillHereText:
    'Die Seite ruht seit einer Weile: In 20 Sekunden lädt sie neu, mit aktuellen Preisen und Beständen. Der Warenkorb bleibt, wie er ist.',
  updated: 'Es gibt eine neue Version des Shops. Der Warenkorb bleibt, wie er ist.',
};
