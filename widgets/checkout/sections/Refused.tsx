import type { ReactNode } from 'react';
import type { Reason } from '../../../core/flows/prepareOrder.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as returnTexts from '../../../core/labels/it/checkoutReturn.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import type { Text } from '../../../core/labels/text.ts';
import { sectionOf, type CheckoutSection } from '../../../core/rules/checkoutSections.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface RefusedProps {
  /** Fallback until the view's code has arrived. */
  children?: ReactNode;
  title: string;
  /** Absent: what belongs to none of those that are shown. */
  section?: CheckoutSection | undefined;
  shown: readonly CheckoutSection[];
  reasons: readonly Reason[];
  again?: (() => void) | undefined;
}

/** For refusals that a retry cannot resolve: the page that can. */
const waysOut: Partial<Record<string, readonly [page: 'orders' | 'home', label: Text]>> = {
  'order.alreadyPlaced': ['orders', returnTexts.allOrders],
  'cart.minimumAmount': ['home', checkoutTexts.toShop],
};

/** Why the order cannot be made as it is, as far as one section answers for it; nothing without a reason. */
export default function Refused({ title, section, shown, reasons, again }: RefusedProps) {
  const links = useLinks();
  const own = reasons.filter(({ code }) => sectionOf(code, shown) === section);
  if (own.length === 0) return null;
  const ways = own.flatMap(({ code }) => (waysOut[code] ? [waysOut[code]] : []));
  return (
    <Notice kind="error" title={title}>
      {own.map(({ code, text }) => (
        <p key={code + text}>{text}</p>
      ))}
      {ways.map(([page, label]) => (
        <ButtonLink small variant="secondary" key={page} href={links.page(page)}>
          {label()}
        </ButtonLink>
      ))}
      {again && ways.length < own.length && (
        <Button small variant="secondary" onClick={again}>
          {commonTexts.retry()}
        </Button>
      )}
    </Notice>
  );
}
