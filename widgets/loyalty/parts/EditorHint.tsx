import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';

/** What an editor finds where customers find something of their own. */
export const EditorHint = ({ title }: { title: string }) => (
  <p className="notice notice--info">
    <strong>{title}</strong>
    {loyaltyTexts.onlyCustomers()}
  </p>
);
