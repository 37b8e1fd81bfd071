import { useEffect, useState } from 'react';
import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { groupCard } from '../../../core/rules/cardNumber.ts';

/** Size of the barcode and the white on both its sides, in modules (§9: CODE128, 380 by 150). */
const WIDTH = 380;
const HEIGHT = 150;
const QUIET = 10;

type Encode = (text: string) => string;

/** Every run of ones as a bar. */
function barsOf(modules: string): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index + QUIET} 0h${run.length}v${HEIGHT}h-${run.length}z`)
    .join('');
}

/** The number as CODE128; what draws it arrives when it is first wanted. Without it the number alone is left. */
export function Barcode({ number, wanted }: { number: string; wanted: boolean }) {
  const [encode, setEncode] = useState<{ use: Encode } | 'failed' | undefined>();
  const asked = wanted && encode === undefined;
  useEffect(() => {
    if (!asked) return;
    let here = true;
    import('./code128.ts').then(
      ({ code128 }) => here && setEncode({ use: code128 }),
      () => here && setEncode('failed'),
    );
    return () => void (here = false);
  }, [asked]);
  useEffect(() => {
    if (!wanted && encode === 'failed') setEncode(undefined);
  }, [wanted, encode]);

  if (encode === 'failed') return <p className="loyalty-card__hint">{loyaltyTexts.barcodeFailed()}</p>;
  if (!encode) return <div className="loyalty-card__bars skeleton" aria-hidden="true" />;
  const modules = encode.use(number);
  return (
    <svg
      className="loyalty-card__bars"
      role="img"
      aria-label={loyaltyTexts.barcodeOf({ number: groupCard(number) })}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={barsOf(modules)} />
    </svg>
  );
}
