import { addLabels } from '../label.ts';

export const delivery = addLabels('delivery', {
  title: 'Consegna o ritiro',
});
