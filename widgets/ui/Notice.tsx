import type { ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import { IconButton } from './Button.tsx';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

const icons = { error: 'warning', warning: 'warning', info: 'info', success: 'check' } as const satisfies Record<
  string,
  IconName
>;

/** A panel of one message; errors are spoken at once. */
export function Notice({
  kind = 'info',
  title,
  onClose,
  children,
}: {
  kind?: keyof typeof icons;
  title?: string;
  onClose?(): void;
  children?: ReactNode;
}) {
  return (
    <div className={names('notice', kind)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className="notice__text">
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
      {onClose && <IconButton plain icon="close" name={commonTexts.close()} onClick={onClose} />}
    </div>
  );
}
