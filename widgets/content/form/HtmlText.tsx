import type { ReactNode } from 'react';
import { RichText } from '../articles/RichText.tsx';

/** A text of an editor in a form; until it has come, nothing stands in its place. */
export default function HtmlText({ html, className }: { html: string; className: string; children?: ReactNode }) {
  return <RichText html={html} className={className} />;
}
