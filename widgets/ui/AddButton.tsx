import * as catalogueTexts from '../../core/labels/it/catalogue.ts';
import { Button } from './Button.tsx';

interface Props {
  /** The product, for the button's name. */
  name: string;
  /** How much of loose goods it adds. */
  amount?: string;
  /** The id that a server-printed add button bears too. */
  press?: string;
  busy?: boolean;
  disabled?: boolean;
  /** Id of the message that stands below, if one does. */
  message?: string;
  onAdd(): void;
}

/** The way into the cart of what is not in it. */
export function AddButton({ name, amount, press, busy, disabled, message, onAdd }: Props) {
  return (
    <Button
      wide
      icon="plus"
      data-main
      data-press={press}
      disabled={disabled}
      busy={busy}
      aria-label={catalogueTexts.addName({ name: amount ? `${amount} ${name}` : name })}
      aria-describedby={message}
      onClick={onAdd}
    >
      {amount ? catalogueTexts.addAmount({ amount }) : catalogueTexts.addToCart()}
    </Button>
  );
}
