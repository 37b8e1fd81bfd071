export const push = {
  about:
    'Wenn Ihre Bestellung bereit oder geliefert ist oder auf Ihre Antwort wartet, sagen wir es Ihnen auch hier mit einem Hinweis. Angebote gehören nicht dazu: Die wählen Sie unter Datenschutz und Kommunikation.',
  blocked:
    'Sie haben die Benachrichtigungen dieser Website blockiert: Erlauben Sie sie in den Browsereinstellungen und laden Sie die Seite neu.',
  failed:
    'Der Benachrichtigungsdienst des Browsers antwortet nicht: Die Hinweise bleiben aus. Versuchen Sie es später erneut.',
  how: 'Die Hinweise laufen verschlüsselt über den Dienst Ihres Browsers: Dessen Betreiber weiß, dass einer kommt, nicht was er sagt. Mit Einschalten stimmen Sie zu; Sie können jederzeit aufhören, und nach dem Abmelden kommen keine mehr.',
  isOff: 'Nicht aktiv',
  isOn: 'Aktiv',
  notInstalled:
    'Auf iPhone und iPad kommen Hinweise nur von Websites, die zum Home-Bildschirm hinzugefügt und von dort geöffnet wurden. Sie finden alles per E-Mail und auf dieser Seite.',
  open: 'Öffnen',
  refused: 'Ohne Erlaubnis des Browsers bleiben die Hinweise aus. Sie können es jederzeit erneut versuchen.',
  savesData: 'Ihr Browser spart Daten: Hinweise können verspätet kommen oder erst, wenn Sie den Browser wieder öffnen.',
  start: 'Hinweise einschalten',
  stop: 'Hinweise ausschalten',
  title: 'Hinweise auf diesem Gerät',
  unsupported: 'Dieser Browser kann keine Hinweise empfangen. Sie finden alles per E-Mail und auf dieser Seite.',
};
