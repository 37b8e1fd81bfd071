export const consent = {
  preferences: 'Cookie-Einstellungen',
  acceptAll: 'Alle annehmen',
  banner:
    'Wir verwenden technische Cookies, damit der Shop funktioniert. Mit Ihrer Einwilligung auch andere, um zu verstehen, wie er genutzt wird, und Ihnen Passendes vorzuschlagen. Wenn Sie mit X schließen, bleiben nur die technischen.',
  choose: 'Auswählen',
  closeAndRefuse: 'Schließen und ablehnen',
  refuseAll: 'Alle ablehnen',
  title: 'Ihre Daten, Ihre Wahl',
  analytics: 'Statistik',
  analyticsText: 'Welche Seiten und Artikel angesehen werden und wie schnell die Website ist, um sie zu verbessern.',
  captcha: 'Schutz vor Missbrauch',
  captchaText: 'Die Prüfung, die Menschen von Programmen unterscheidet.',
  lasts:
    'Sie gelten sechs Monate auf diesem Gerät. Sie können sie hier jederzeit ändern: Nichts im Shop hängt davon ab.',
  maps: 'Karten',
  mapsText: 'Märkte und Abholorte auf einer Karte von Google; ohne sie gibt es unsere eigene.',
  ofOthers: 'Wo Inhalte Dritter nötig sind',
  ofSite: 'Auf der ganzen Website',
  profilation: 'Profilbildung',
  profilationText: 'Vorschläge und Werbung nach Ihren Interessen.',
  push: 'Benachrichtigungen',
  pushText:
    'Meldungen zum Stand der Bestellung auf diesem Gerät, über den Dienst des Browsers; einzuschalten unter „Nachrichten“.',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl wurde gespeichert.',
  social: 'Anmeldung über andere Dienste',
  socialText: 'Anmelden mit Google oder Facebook.',
  technical: 'Technisch',
  technicalText:
    'Anmeldung, Warenkorb, Adresse und diese Auswahl. Ohne sie funktioniert der Shop nicht: Sie sind immer aktiv.',
  video: 'Videos',
  videoText: 'YouTube-Videos in der Seite; ohne sie bleibt der Link.',
};
