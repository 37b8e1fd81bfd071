import type { MessagePart } from '../../../core/schema/messages.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { newWindow } from '../../ui/newWindow.ts';

const address = /(?:([^.:!?\n]+): )?(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A link that came with a message; its words alone where it may not be followed. */
export function Linked({ label, url, className }: NonNullable<MessagePart['link']> & { className?: string }) {
  const link = useLinks().content(url);
  return link ? (
    <a className={className} href={link.href} {...newWindow(link)}>
      {label}
    </a>
  ) : (
    label
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** A text whose addresses are links: of the words before them, or of their host. */
export function Words({ text }: { text: string }) {
  const pieces = text.split(address);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return /^\s/.test(piece ?? '') && ' ';
    return <Linked key={index} label={(pieces[index - 1] ?? hostOf(piece)).trim()} url={piece} />;
  });
}
