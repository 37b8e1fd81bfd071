import { useLayoutEffect, useRef } from 'react';
import { laterView } from '../../hooks/laterView.ts';

const HtmlText = laterView(() => import('./HtmlText.tsx'), 'shown');

interface Props {
  html: string;
  className: string;
  /** The same as the server has printed it, sanitised; without it the sanitiser is fetched. */
  printed?: Element | undefined;
}

/** A text of an editor in a form: between its questions, below a field, or in their place once they are answered. */
export function EditorText({ html, className, printed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (printed) box.current?.replaceChildren(...printed.cloneNode(true).childNodes);
  }, [printed]);
  return printed ? <div className={className} ref={box} /> : <HtmlText html={html} className={className} />;
}
