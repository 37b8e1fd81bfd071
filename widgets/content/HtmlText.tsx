import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLinks } from '../hooks/useLinks.ts';
import { sanitize } from '../ui/sanitize.ts';

/** A text of an editor as HTML, sanitised (design §5.9). */
export default function HtmlText({ className, html }: { className: string; html: string; children?: ReactNode }) {
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitize(html, links)), [html, links]);
  return <div className={className} ref={box} />;
}
