import { addLabels } from '../label.ts';

export const checkout = addLabels('checkout', {
  title: 'Cassa',
});
