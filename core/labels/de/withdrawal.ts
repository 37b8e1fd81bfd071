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
  findIntro:
    'Geben Sie die Bestellnummer und die E-Mail der Bestellung ein: Wir senden Ihnen den Link zum Widerruf, ohne Anmeldung.',
  goOn: 'Weiter',
  intro:
    'Sie haben ab der Lieferung 14 Tage Widerrufsrecht, ohne Angabe von Gründen. Wählen Sie die Artikel: Wir senden sofort eine Bestätigung mit Datum und Uhrzeit und erstatten binnen 14 Tagen.',
  line: '{name}, {quantity}',
  lines: 'Für welche Artikel möchten Sie widerrufen?',
  linkFailed: 'Der Link konnte nicht gesendet werden. Bitte erneut versuchen.',
  linkSent:
    'Wenn Nummer und E-Mail zu einer Bestellung gehören, kommt gleich eine E-Mail mit dem Link. Sie kommt nicht? Prüfen Sie die Nummer: Sie steht in der Bestellbestätigung.',
  name: 'Vor- und Nachname',
  noLines: 'Wählen Sie mindestens einen Artikel.',
  orLogIn: 'Sie haben ein Konto? „Vertrag widerrufen“ finden Sie bei Ihren Bestellungen.',
  orderEmail: 'E-Mail der Bestellung',
  orderNumber: 'Bestellnummer',
  over: 'Die Widerrufsfrist für diese Bestellung ist abgelaufen.',
  perishable: 'verderblich',
  receipt: 'Die Bestätigung geht an {email}.',
  sendLink: 'Link senden',
  title: 'Vertrag widerrufen',
  until: 'Sie können bis {moment} widerrufen.',
  withdrawn: 'Bereits widerrufen',
};
