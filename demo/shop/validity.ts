const year = new Date().getFullYear();

/** From the year before this one to the end of the fourth after it: what does not lapse while the demo is looked at. */
export const lasting = { startDate: `${year - 1}-01-01`, endDate: `${year + 4}-12-31` };

/** MM/YYYY of a card that is valid as long. */
export const cardExpiry = `09/${year + 4}`;
