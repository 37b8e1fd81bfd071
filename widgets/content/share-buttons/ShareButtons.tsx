import * as shareTexts from '../../../core/labels/it/share.ts';
import { shareLink, shareWays } from '../../../core/rules/share.ts';
import type { ShareButtonsProps } from './share-buttons.widget.ts';

/** The address that search engines know the page by, else that of the window without its mark. */
const addressOf = (document: Document): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? document.location.href.replace(/#.*/, '');

/** Ways to pass the page on; the system's own is a button, since only a press may open it. */
export default function ShareButtons({ heading }: ShareButtonsProps) {
  const url = addressOf(document);
  const { title } = document;
  return (
    <div className="share">
      {heading && <p className="share__heading">{heading}</p>}
      <ul className="share__ways" aria-label={shareTexts.heading()}>
        {shareWays.map((way) => (
          <li key={way.key}>
            <a
              className={`share__way share__way--${way.key}`}
              href={shareLink(way, url, title)}
              {...(way.key !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <span className="hidden-text">
                {way.key === 'email' ? shareTexts.byMail() : shareTexts.on({ name: way.name })}
              </span>
            </a>
          </li>
        ))}
        {'share' in navigator && (
          <li>
            <button
              className="share__way share__way--system"
              type="button"
              onClick={() => void navigator.share({ title, url }).catch(() => {})}
            >
              <span className="hidden-text">{shareTexts.system()}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
