import { plainText } from '../../../core/rules/plainText.ts';
import { truncate } from '../../../core/rules/truncate.ts';
import type { Article } from '../../../core/schema/platform.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { newWindow } from '../../ui/newWindow.ts';

interface Props {
  article: Article;
  className?: string;
}

/** The title of an article in a list, which leads to it: cut for the eye (§9), whole for readers and whoever points at it (DATA-03). */
export function ArticleLink({ article, className }: Props) {
  const link = useLinks().content(article.link);
  const title = plainText(article.title.rendered);
  const shown = truncate(title);
  const isCut = shown !== title;
  return (
    <a className={className} href={link?.href} title={isCut ? title : undefined} {...newWindow(link)}>
      {isCut ? (
        <>
          <span>{shown.slice(0, -1)}</span>
          <span aria-hidden="true">…</span>
          <span className="hidden-text">{title.slice(shown.length - 1)}</span>
        </>
      ) : (
        title
      )}
    </a>
  );
}
