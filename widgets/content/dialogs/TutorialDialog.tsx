import { useEffect, useLayoutEffect, useRef } from 'react';
import * as tutorialTexts from '../../../core/labels/it/tutorial.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useId } from '../../ui/useId.ts';

/** The tutorial over the whole screen (§2): pages to swipe, and a way out that is always there. */
export default function TutorialDialog({ input: { slides }, answer, close }: DialogProps<'tutorial'>) {
  const id = useId('tutorial');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.closest('dialog')?.setAttribute('aria-labelledby', id), [id]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="tutorial">
      <header className="tutorial__head">
        <h2 className="tutorial__title" id={id} tabIndex={-1} ref={heading}>
          {tutorialTexts.title()}
        </h2>
        <Button variant="ghost" onClick={close}>
          {tutorialTexts.skip()}
        </Button>
      </header>
      <Slider heading={tutorialTexts.title()} noHeading show="one">
        {slides.map(({ id: slide, title, text, picture, alt }, index) => (
          <article className="tutorial__slide" key={slide}>
            {picture && (
              <img
                className="tutorial__picture"
                src={picture}
                alt={alt}
                width={800}
                height={600}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
            )}
            <h3 className="tutorial__name">
              <bdi>{title}</bdi>
            </h3>
            {text && <p className="tutorial__text">{text}</p>}
            {index === slides.length - 1 && <Button onClick={() => answer(true)}>{tutorialTexts.begin()}</Button>}
          </article>
        ))}
      </Slider>
    </div>
  );
}
