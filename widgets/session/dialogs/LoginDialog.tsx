import * as sessionTexts from '../../../core/labels/it/session.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { LoginForm } from '../login/LoginForm.tsx';

const subtitles = {
  cart: sessionTexts.subtitleCart,
  delivery: sessionPageTexts.subtitleDelivery,
  expired: sessionPageTexts.subtitleExpired,
  none: sessionPageTexts.subtitle,
};

/** Login as a step of a chain or on its own (§2); answers `done`, what is missing next is the chain's to find. */
export default function LoginDialog({ input, answer, close }: DialogProps<'login'>) {
  return (
    <DialogPanel title={sessionTexts.title()} onClose={close}>
      <LoginForm
        subtitle={subtitles[input.reason ?? 'none']()}
        wanted={input.wanted}
        back={`${location.pathname}${location.search}`}
        onDone={() => answer('done')}
      />
    </DialogPanel>
  );
}
