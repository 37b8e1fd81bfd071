import { signOut } from '../../../core/flows/signIn.ts';
import '../../../core/labels/it/session.ts';
import { label } from '../../../core/labels/label.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useId } from '../../ui/useId.ts';
import { useDisclosure } from './useDisclosure.ts';

const pages = [
  { page: 'account', icon: 'user', text: 'session.account' },
  { page: 'orders', icon: 'truck', text: 'session.orders' },
  { page: 'lists', icon: 'star', text: 'session.lists' },
] as const satisfies readonly { page: string; icon: IconName; text: string }[];

/** Who is logged in: a button that opens the links of the account. */
export function CustomerMenu({ noName }: { noName: boolean }) {
  const spesa = useSpesa();
  const links = useLinks();
  const id = useId('user-menu');
  const firstName = useCart()?.user.firstName;
  const { open, box, trigger, toggle, close, onKeyDown, onBlur } = useDisclosure();
  const leave = useCommand(async () => {
    await signOut(spesa);
    close();
    spesa.toasts.show({ kind: 'success', text: label('session.loggedOut') });
  }, 'errors.errorLogout');

  return (
    <div className="user-menu" ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button type="button" className="user-menu__button" ref={trigger} aria-expanded={open} aria-controls={open ? id : undefined} aria-label={noName ? label('session.menu') : undefined} onClick={toggle}>
        <Icon name="user" />
        {!noName && <span className="user-menu__text">{firstName ? label('session.welcome', { name: firstName }) : label('session.account')}</span>}
        <Icon name="down" className="user-menu__arrow" />
      </button>
      {open && (
        <ul className="user-menu__panel" id={id}>
          {pages.map(({ page, icon, text }) => (
            <li key={page}>
              <a className="user-menu__item" href={links.page(page)}>
                <Icon name={icon} />
                {label(text)}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className="user-menu__item user-menu__item--leave" aria-busy={leave.busy || undefined} onClick={() => void leave.run()}>
              {label('session.logout')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
