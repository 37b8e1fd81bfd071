import { Children, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import { IconButton } from './Button.tsx';
import { names } from './classNames.ts';
import { usePrinted } from './usePrinted.ts';
import { useAutoplay, useSlides } from './useSlides.ts';
import { useSwiper } from './useSwiper.ts';
import { range } from '../../core/rules/range.ts';

export interface SliderProps {
  /** Names the slider for assistive technology; shown as its heading unless `noHeading`. */
  heading: string;
  noHeading?: boolean;
  /** h2 unless set. */
  level?: '2' | '3' | '4';
  /** Beside the heading, such as the show-all link. */
  action?: ReactNode;
  /** `cards` shows 2.05, 2.2, 3.3 and 4.4 of them by width (§9), `one` a single slide. */
  show?: 'cards' | 'one';
  noArrows?: boolean;
  noBullets?: boolean;
  /** Moves on by itself every so many ms; 0 never. */
  autoplay?: number;
  /** Slides are still on their way. */
  busy?: boolean;
  /** Slides that the server printed and that stand here as they are; `children` are then what makes them live, in portals. */
  printed?: readonly Element[] | undefined;
  children: ReactNode;
}

/** Slides to scroll, by touch, arrows, bullets or keys; works by CSS alone, and swiper takes over when touched or idle. */
export function Slider({
  heading,
  noHeading,
  level = '2',
  action,
  show = 'cards',
  noArrows,
  noBullets,
  autoplay = 0,
  busy,
  printed,
  children,
}: SliderProps) {
  const box = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  const items = Children.toArray(children);
  const slides = useSlides((printed ?? items).length);
  const { page, pages, go, track } = slides;
  const { playing, toggle } = useAutoplay(slides, autoplay, box);
  usePrinted(track, printed);
  useSwiper(box, (printed ?? items).length);
  const key = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step || event.target !== track.current) return;
    event.preventDefault();
    go(Math.max(0, Math.min(pages - 1, page + step)));
  };
  return (
    <section
      className={names('slider', show, noHeading && 'bare')}
      aria-label={heading || undefined}
      aria-busy={busy || undefined}
      ref={box}
    >
      <div className="slider__head">
        {heading && !noHeading && <Heading className="slider__heading">{heading}</Heading>}
        {!noArrows && (
          <div className="slider__arrows" hidden={pages < 2}>
            <IconButton icon="left" name={commonTexts.previous()} disabled={page === 0} onClick={() => go(page - 1)} />
            <IconButton
              icon="right"
              name={commonTexts.next()}
              disabled={page >= pages - 1}
              onClick={() => go(page + 1)}
            />
          </div>
        )}
        {action}
      </div>
      <div className="slider__view">
        <ul
          className="slider__track"
          ref={track}
          tabIndex={pages > 1 ? 0 : undefined}
          aria-label={heading || undefined}
          data-scroll
          onKeyDown={key}
        >
          {printed
            ? null
            : items.map((item, index) => (
                <li className="slider__slide" key={index}>
                  {item}
                </li>
              ))}
        </ul>
        {printed && items}
      </div>
      {(!noBullets || autoplay > 0) && (
        <div className="slider__foot">
          {autoplay > 0 && pages > 1 && (
            <IconButton
              plain
              icon={playing ? 'pause' : 'play'}
              name={(playing ? commonTexts.pauseSlides : commonTexts.playSlides)()}
              onClick={toggle}
            />
          )}
          {!noBullets &&
            pages > 1 &&
            range(pages).map((index) => (
              <button
                type="button"
                className="slider__bullet"
                key={index}
                aria-label={commonTexts.slide({ n: index + 1, total: pages })}
                aria-current={index === page || undefined}
                onClick={() => go(index)}
              />
            ))}
        </div>
      )}
    </section>
  );
}
