import { laterView } from '../../hooks/laterView.ts';
import { Filled } from './Filled.tsx';
import type { StaticTextProps } from './static-text.widget.ts';

const StoreText = laterView(() => import('./StoreText.tsx'), 'shown');
const aboutStore = /\{\{\s*store\.(address|today)\s*\}\}/;

/** A text with the data of who looks; what it says of the store is read only where it is said. */
export default function StaticText({ text }: StaticTextProps) {
  const plain = <Filled text={text} />;
  return aboutStore.test(text) ? <StoreText text={text}>{plain}</StoreText> : plain;
}
