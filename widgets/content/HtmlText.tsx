import { useLayoutEffect, useRef } from 'react';
import { useLinks } from '../hooks/useLinks.ts';
import { sanitize } from '../ui/sanitize.ts';

/** A text of an editor as HTML, sanitised (design §5.9). */
export function HtmlText({ className, html, id }: { className: string; html: string; id?: string }) {
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitize(html, links)), [html, links]);
  return <div className={className} id={id} ref={box} />;
}
