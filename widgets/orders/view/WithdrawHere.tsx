import { useState } from 'react';
import { withdrawal } from '../../../core/labels/it/footerWithdrawal.ts';
import { laterView } from '../../hooks/laterView.ts';
import { Button } from '../../ui/Button.tsx';
import type { WithdrawalProps } from './Withdrawal.tsx';

const Withdrawal = laterView<WithdrawalProps>(() => import('./Withdrawal.tsx'), 'needed');

/** The law's way out of a contract, there as long as it is open (LAW-10). */
export function WithdrawHere({ quiet, ...props }: WithdrawalProps & { quiet: boolean }) {
  const [open, setOpen] = useState(false);
  if (open) return <Withdrawal {...props} />;
  return (
    <Button variant={quiet ? 'ghost' : 'secondary'} onClick={() => setOpen(true)}>
      {withdrawal()}
    </Button>
  );
}
