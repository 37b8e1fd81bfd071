import { useEffect, useRef } from 'react';

/** The title of what an order has come to, in the place of what stood there: it has the focus, and the page is seen from its top, where nobody is at something else. */
export default function ArrivalTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 className="notice__title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
