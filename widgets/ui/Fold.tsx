import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What was chosen inside, told beside the title. */
  chosen?: string | undefined;
  /** Opened by what happens to it; a customer opens and closes it as well. */
  open?: boolean | undefined;
  /** A link beside the title. */
  way?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is opened when it is wanted (disclosure). */
export const Fold = ({ title, chosen, open = false, way, children }: Props) => (
  <section className="fold">
    <details className="fold__details" open={open}>
      <summary className="fold__summary">
        <h2 className="fold__title">{title}</h2>
        {chosen && <bdi className="fold__chosen">{chosen}</bdi>}
      </summary>
      <div className="fold__body">{children}</div>
    </details>
    {way}
  </section>
);
