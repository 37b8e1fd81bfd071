/** How many there are in all, and pages of them; 0 where the answer does not say. */
export interface Paging {
  items: number;
  pages: number;
}

/** What WordPress tells of a list in the headers of its answer (wire P15). */
export const wordpressTotals = (headers: Headers): Paging => ({
  items: Number(headers.get('X-WP-Total')),
  pages: Number(headers.get('X-WP-TotalPages')),
});
