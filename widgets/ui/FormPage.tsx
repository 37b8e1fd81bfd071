import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  intro?: string;
  /** What the page shows; when it changes, the focus goes to the heading. */
  step?: string;
  /** The language of its texts, where it is not the page's. */
  lang?: string;
  children?: ReactNode;
}

/** A page of one narrow column around forms: its heading, a sentence, the content. */
export function FormPage({ title, intro, step = '', lang, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section className="form-page" lang={lang}>
      <h1 className="form-page__title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {intro && <p className="form-page__intro">{intro}</p>}
      {children}
    </section>
  );
}

/** A part of such a page under a heading of its own. */
export function PageSection({ title, children, id }: { title: string; children: ReactNode; id?: string }) {
  return (
    <section className="form-section" id={id}>
      <h2 className="form-section__title">{title}</h2>
      <div className="form-section__content">{children}</div>
    </section>
  );
}

/** A part of a form under a heading of its own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-section">
      <legend className="form-section__title">{title}</legend>
      {children}
    </fieldset>
  );
}
