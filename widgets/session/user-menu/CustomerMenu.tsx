import * as sessionTexts from '../../../core/labels/it/session.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCart } from '../../hooks/useCart.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useId } from '../../ui/useId.ts';
import { useDisclosure } from './useDisclosure.ts';

const MenuPanel = laterView(() => import('./MenuPanel.tsx'), 'shown');

/** Who is logged in: a button that opens the links of the account. */
export function CustomerMenu({ noName }: { noName: boolean }) {
  const id = useId('user-menu');
  const firstName = useCart()?.user.firstName;
  const { open, box, trigger, toggle, close, onKeyDown, onBlur } = useDisclosure();

  return (
    <div className="user-menu" ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="user-menu__button"
        ref={trigger}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={noName ? sessionTexts.menu() : undefined}
        onClick={toggle}
      >
        <Icon name="user" />
        {!noName && (
          <span className="user-menu__text">
            {firstName ? sessionTexts.welcome({ name: firstName }) : sessionTexts.account()}
          </span>
        )}
        <Icon name="down" className="user-menu__arrow" />
      </button>
      {open && <MenuPanel id={id} close={close} />}
    </div>
  );
}
