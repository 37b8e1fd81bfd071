import { addLabels } from '../label.ts';

export const tutorial = addLabels('tutorial', {
  title: 'Benvenuto',
  skip: 'Salta',
  begin: 'Inizia la spesa',
});
