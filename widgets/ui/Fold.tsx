import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  /** The current choice, shown beside the title. */
  chosen?: string | undefined;
  /** Expanded at first; afterwards only the customer opens and closes it. */
  open?: boolean | undefined;
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Collapsible section (disclosure). */
export function Fold({ title, chosen, open = false, action, children }: Props) {
  const [openAtFirst] = useState(open);
  return (
    <section className="fold">
      <details className="fold__details" open={openAtFirst}>
        <summary className="fold__summary">
          <h2 className="fold__title">{title}</h2>
          {chosen && <bdi className="fold__chosen">{chosen}</bdi>}
        </summary>
        <div className="fold__body">{children}</div>
      </details>
      {action}
    </section>
  );
}
