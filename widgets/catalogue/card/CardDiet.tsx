import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { toldAllergens } from '../../../core/rules/diet.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useDiet } from '../../hooks/useDiet.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon } from '../../ui/Icon.tsx';

const asked = new WeakSet<ReturnType<typeof useSpesa>>();

/** Printed products do not tell their allergens (unprinted.ts): the page's lists are read once more, as anybody reads them. */
function askOnce(spesa: ReturnType<typeof useSpesa>): void {
  if (asked.has(spesa)) return;
  asked.add(spesa);
  spesa.query.refresh();
}

/** Marks a card whose product the customer does not eat (LAW-15), among its badges. */
export default function CardDiet({ product }: { product: Product; children?: ReactNode }) {
  const spesa = useSpesa();
  const place = useRef<HTMLSpanElement>(null);
  const [badges, setBadges] = useState<Element | null>(null);
  const words = useDiet(product);
  const told = toldAllergens(product) !== undefined;
  useLayoutEffect(
    () => setBadges(place.current?.closest('.product-card')?.querySelector('.product-card__badges') ?? null),
    [],
  );
  useLayoutEffect(() => {
    if (!told) askOnce(spesa);
  }, [told, spesa]);
  return (
    <>
      <span hidden ref={place} />
      {badges &&
        createPortal(
          words.map((text) => (
            <span className="badge badge--gift badge--diet" key={text}>
              <Icon name="warning" /> {text}
            </span>
          )),
          badges,
        )}
    </>
  );
}
