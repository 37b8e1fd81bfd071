export const withdrawal = {
  back: 'Korrigieren',
  check: 'Bitte prüfen: {name} widerruft den Vertrag zu Bestellung {n} für diese Artikel.',
  confirm: 'Widerruf bestätigen',
  done: 'Wir haben Ihren Widerruf am {moment} erhalten',
  doneText:
    'Wir haben Ihnen die Eingangsbestätigung per E-Mail gesendet. Dort steht, wie Sie die Artikel zurückgeben; die Erstattung kommt binnen 14 Tagen.',
  email: 'E-Mail für die Eingangsbestätigung',
  excluded: 'Widerruf ausgeschlossen',
  failed: 'Der Widerruf konnte nicht erfasst werden. Bitte erneut versuchen.',
  goOn: 'Weiter',
  intro:
    'Sie haben ab der Lieferung 14 Tage Widerrufsrecht, ohne Angabe von Gründen. Wählen Sie die Artikel: Wir senden sofort eine Bestätigung mit Datum und Uhrzeit und erstatten binnen 14 Tagen.',
  line: '{name}, {quantity}',
  lines: 'Für welche Artikel möchten Sie widerrufen?',
  name: 'Vor- und Nachname',
  noLines: 'Wählen Sie mindestens einen Artikel.',
  over: 'Die Widerrufsfrist für diese Bestellung ist abgelaufen.',
  perishable: 'verderblich',
  receipt: 'Die Bestätigung geht an {email}.',
  title: 'Vertrag widerrufen',
  until: 'Sie können bis {moment} widerrufen.',
  withdrawn: 'Bereits widerrufen',
};
