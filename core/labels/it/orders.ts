import { addLabels } from '../label.ts';

export const orders = addLabels('orders', {
  title: 'I tuoi ordini',
});
