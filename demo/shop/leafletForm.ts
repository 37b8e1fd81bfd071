/** How a leaflet's page is laid out, in units of its drawing: width, height, and cells of goods in two columns. */
export const leafletForm = { width: 900, height: 1240, columns: 2, cell: 400, row: 300, left: 50, top: 250 } as const;

/** The upper left corner of a page's n-th cell. */
export const cellAt = (at: number): { x: number; y: number } => ({
  x: leafletForm.left + (at % leafletForm.columns) * leafletForm.cell,
  y: leafletForm.top + Math.floor(at / leafletForm.columns) * leafletForm.row,
});

/** Where the price of a page's n-th product is set, its middle, in percent of the page. */
export function pricePlace(at: number): { x: number; y: number } {
  const { x, y } = cellAt(at);
  return { x: ((x + 306) / leafletForm.width) * 100, y: ((y + 222) / leafletForm.height) * 100 };
}
