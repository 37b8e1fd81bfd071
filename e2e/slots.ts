/** A day with a slot that can be chosen; which days have none depends on the day one looks. */
export const openDay = '[role=tab]:not(.tabs__tab--empty)';
export const freeSlot = '.slot-card:not([aria-disabled])';
