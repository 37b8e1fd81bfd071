import { label } from '../../../core/labels/label.ts';

/** What an editor finds where customers find something of their own. */
export const EditorHint = ({ title }: { title: string }) => (
  <p className="notice notice--info">
    <strong>{title}</strong>
    {label('loyalty.onlyCustomers')}
  </p>
);
