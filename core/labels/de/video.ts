export const video = {
  agree: 'Video hier ansehen',
  consent:
    'Das Video liegt bei YouTube: Um es hier zu zeigen, verbindet sich Ihr Gerät mit deren Servern, die Daten über Sie erheben können.',
  elsewhere: 'Video auf YouTube öffnen',
  pause: 'Video anhalten',
  play: 'Video fortsetzen',
  refuse: 'Nein, danke',
  refused: 'Sie haben gewählt, Videos anderer Websites hier nicht zu laden.',
  silence: 'Ton aus',
  sound: 'Ton an',
  title: 'Video',
};
