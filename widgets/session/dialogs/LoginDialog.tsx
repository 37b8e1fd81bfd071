import '../../../core/labels/it/session.ts';
import { label } from '../../../core/labels/label.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { LoginForm } from '../login/LoginForm.tsx';

const subtitles = { cart: 'session.subtitleCart', expired: 'session.subtitleExpired', none: 'session.subtitle' } as const;

/** Login as a step of a chain or on its own (§2); answers `done`, what is missing next is the chain's to find. */
export default function LoginDialog({ input, answer, close }: DialogProps<'login'>) {
  return (
    <DialogPanel title={label('session.title')} onClose={close}>
      <LoginForm subtitle={label(subtitles[input.reason ?? 'none'])} onDone={() => answer('done')} />
    </DialogPanel>
  );
}
