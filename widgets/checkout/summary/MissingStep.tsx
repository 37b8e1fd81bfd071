import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { Step } from '../../../core/rules/missingStep.ts';
import type { Command } from '../../hooks/useCommand.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const words: Record<Step, { icon: IconName; title: Text; text: Text }> = {
  login: { icon: 'user', title: checkoutTexts.loginFirst, text: checkoutTexts.loginFirstText },
  address: { icon: 'pin', title: cartBillTexts.chooseAddress, text: checkoutTexts.missingText },
  timeslot: { icon: 'clock', title: checkoutTexts.slotFirst, text: checkoutTexts.missingText },
  store: { icon: 'store', title: checkoutTexts.storeFirst, text: checkoutTexts.missingText },
};

export interface MissingStepProps {
  step: Step;
  ask: Command<[]>;
  /** The page where it is chosen, where it cannot be chosen here (ruling 19). */
  at?: string;
  children?: never;
}

/** What is still missing before an order, and the way to it. */
export default function MissingStep({ step, ask, at }: MissingStepProps) {
  const { icon, title, text } = words[step];
  return (
    <EmptyState
      icon={icon}
      title={title()}
      action={
        at && step !== 'login' ? (
          <ButtonLink href={at}>{checkoutTexts.backToReview()}</ButtonLink>
        ) : (
          <Button busy={ask.busy} onClick={() => void ask.run()}>
            {checkoutTexts.goOn()}
          </Button>
        )
      }
    >
      <p>{text()}</p>
    </EmptyState>
  );
}
