import { addLabels } from '../label.ts';

export const video = addLabels('video', {
  title: 'Video',
  pause: 'Ferma il video',
  play: 'Riprendi il video',
  sound: 'Attiva l’audio',
  silence: 'Togli l’audio',
  consent: 'Il video sta su YouTube: per mostrarlo qui il tuo dispositivo si collega ai suoi server, che possono raccogliere dati su di te.',
  refused: 'Hai scelto di non caricare qui i video di altri siti.',
  agree: 'Guarda qui il video',
  refuse: 'No, grazie',
  elsewhere: 'Apri il video su YouTube',
});
