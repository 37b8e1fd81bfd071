import { useLayoutEffect, useRef } from 'react';
import { useLinks } from '../../hooks/useLinks.ts';
import { sanitize } from '../../ui/sanitize.ts';

/** HTML of the content platform, sanitised last (XSS-04). */
export function RichText({ html, className }: { html: string; className: string }) {
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitize(html, links)), [html, links]);
  return <div className={className} ref={box} />;
}
