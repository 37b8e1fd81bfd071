import type { AnyWidget } from '../widgets/element/defineWidget.ts';

/** In whose eyes an element is looked at: of those who see it at all. */
function statesOf({ personal, for: audience }: Pick<AnyWidget, 'personal' | 'for'>): string[] {
  if (audience === 'app') return ['app'];
  if (!personal) return ['visitor'];
  return audience === 'customer' ? ['anna', 'basket'] : ['visitor', 'anna', 'basket'];
}

/** Which examples are looked at in which states: all as their people see them, the first of each also with odd products. */
export const looksAt = (
  widget: Parameters<typeof statesOf>[0],
  examples: readonly unknown[],
): [index: number, state: string][] => [
  ...[...examples.keys()].flatMap((index) => statesOf(widget).map((state): [number, string] => [index, state])),
  ...(widget.for !== 'everyone' ? [] : [[0, 'odd'] as [number, string]]),
];

/** Has no place on wider screens, so nothing of it is fetched there. */
export const onPhonesAlone = new Set(['spesa-delivery-service']);
