export const parking = {
  again: 'Aktualisieren',
  coming: 'Ich bin unterwegs',
  consent: 'Dem Markt sagen, wie weit ich entfernt bin',
  consentHint: 'Wir fragen das Handy nur einmal, jetzt, nach dem Standort: Der Markt erhält nur die Entfernung.',
  info: 'Mit welchem Auto Sie kommen (optional)',
  infoHint: 'Zum Beispiel: weißer Panda, AB 123 CD',
  intro: 'Sagen Sie dem Markt Bescheid: Wir halten einen Parkplatz frei und bringen den Einkauf heraus.',
  noPosition: 'Das Handy gibt keinen Standort. Sie können auch ohne Bescheid sagen: Häkchen entfernen.',
  title: 'Kommen Sie zur Abholung?',
  unexpected: 'Ein unerwarteter Fehler: Der Platz ist nicht gebucht. Bitte erneut versuchen.',
};
