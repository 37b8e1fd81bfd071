import { useState, type ReactNode, type Ref } from 'react';
import * as commonTexts from '../../../core/labels/it/common.ts';
import { look } from '../../ui/Button.tsx';

interface Props {
  /** Words of the button that opens it, and what it opens. */
  words: string;
  title: string;
  /** Stands open at first. */
  open?: boolean;
  box?: Ref<HTMLDetailsElement>;
  onOpen?(): void;
  children: ReactNode;
}

/** What changes a section, behind a button that closes it too (disclosure). */
export function Folded({ words, title, open = false, box, onOpen, children }: Props) {
  const [openAtFirst] = useState(open);
  const [isOpen, turn] = useState(open);
  const says = isOpen ? commonTexts.close() : words;
  return (
    <details
      className="section-form"
      open={openAtFirst}
      ref={box}
      onToggle={({ currentTarget }) => {
        turn(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={look({ variant: 'secondary', small: true, children: says })} aria-label={`${says}: ${title}`}>
        {says}
      </summary>
      {children}
    </details>
  );
}
