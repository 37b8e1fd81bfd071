import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { bannerForm, bannerTexts } from '../../core/rules/banners.ts';
import { isSet } from '../../core/rules/missingStep.ts';
import { cssColour, parseColour, textOn } from '../../core/rules/contrast.ts';
import type { ContentLink } from '../../core/rules/links.ts';
import type { Proposal } from '../../core/schema/content.ts';
import { names } from './classNames.ts';
import { newWindow } from './newWindow.ts';

export interface BannerCardProps {
  proposal: Proposal;
  /** Where it leads, already checked; null for nowhere. */
  link: ContentLink | null;
  /** Checked addresses of its pictures; null for none. */
  picture: { mobile: string | null; desktop: string | null };
  /** In sight at once: its picture is loaded first. */
  eager?: boolean;
  /** Takes a video link; answers false when the browser is to follow it. */
  onVideo?(link: ContentLink | null, title: string): boolean;
}

/** A category proposal in one of four forms. Its colours are used as far as the text on them can be read (A11Y-11). */
export function BannerCard({ proposal, link, picture, eager, onVideo }: BannerCardProps) {
  const box = useRef<HTMLElement>(null);
  const form = bannerForm(proposal);
  const meta = proposal.metadata ?? {};
  const back = form === 'image' ? null : parseColour(meta.BACKGROUND_COLOR);
  const ink = back && textOn(back, parseColour(meta.TEXT_COLOR));
  const { mobile, desktop } = picture;
  const { alt, title, text, button } = bannerTexts(proposal);

  useLayoutEffect(() => {
    const style = box.current?.style;
    if (!style) return;
    for (const [name, colour] of [
      ['--banner-back', back],
      ['--banner-ink', ink],
    ] as const) {
      if (colour) style.setProperty(name, cssColour(colour));
      else style.removeProperty(name);
    }
  }, [back?.join(), ink?.join()]);

  const press = (event: MouseEvent): void => {
    if (onVideo?.(link, proposal.name)) event.preventDefault();
  };
  const content = (
    <>
      {desktop && (
        <picture className="banner__picture">
          {mobile && mobile !== desktop && <source media="(max-width: 599px)" srcSet={mobile} />}
          <img
            className="banner__image"
            src={desktop}
            alt={alt}
            width={1200}
            height={form === 'image' || form === 'overlay' ? 400 : 800}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
      {(form !== 'image' || button) && (
        <span className="banner__text">
          {form !== 'image' && (
            <span className="banner__title">
              <bdi>{title}</bdi>
            </span>
          )}
          {form !== 'image' && text && <span className="banner__descr">{text}</span>}
          {button && (
            <span className="button button--primary">
              <span className="button__text">{button}</span>
            </span>
          )}
        </span>
      )}
    </>
  );
  const className = names('banner', form, isSet(meta.INVERTED) && 'inverted');
  const away = newWindow(link);
  if (!link) {
    return (
      <div className={className} ref={box as RefObject<HTMLDivElement>}>
        {content}
      </div>
    );
  }
  return (
    <a className={className} href={link.href} {...away} onClick={press} ref={box as RefObject<HTMLAnchorElement>}>
      {content}
    </a>
  );
}
