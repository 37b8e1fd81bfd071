import { addLabels } from '../label.ts';

export const session = addLabels('session', {
  title: 'Accedi',
});
