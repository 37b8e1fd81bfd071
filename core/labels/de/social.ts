export const social = {
  blocked:
    'Der Browser hat das Anmeldefenster blockiert: Erlauben Sie Fenster dieser Website und drücken Sie erneut, oder nutzen Sie das Passwort.',
  closed:
    'Das Anmeldefenster wurde vorzeitig geschlossen: Es hat sich nichts geändert. Ist es noch offen, können Sie dort fortfahren, sonst versuchen Sie es erneut.',
  company: 'Mit dem Firmenkonto anmelden',
  consent:
    '{name} fragt in einem eigenen Fenster, wer Sie sind: Ihr Gerät verbindet sich mit dessen Servern, die erfahren, dass Sie diesen Shop nutzen. Wir erhalten Name und E-Mail.',
  denied: 'Die Anmeldung wurde abgebrochen: Sie können es erneut versuchen oder das Passwort nutzen.',
  facebook: 'Weiter mit Facebook',
  failed: 'Die Anmeldung ist fehlgeschlagen: Versuchen Sie es erneut oder nutzen Sie das Passwort.',
  filled: 'Wir haben Name und E-Mail von {name} übernommen: Prüfen Sie sie und ergänzen Sie den Rest.',
  google: 'Weiter mit Google',
  or: 'oder',
  refuse: 'Passwort nutzen',
  returned: 'Sie können dieses Fenster schließen und zum Shop zurückkehren.',
  waiting: 'Schließen Sie die Anmeldung im geöffneten Fenster ab.',
  wrongState: 'Das ist nicht die erwartete Antwort: Zur Sicherheit haben wir abgebrochen. Bitte erneut versuchen.',
};
