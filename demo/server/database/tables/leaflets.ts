export interface LeafletTables {
  /** A leaflet that comes out every `days` since `anchor` (YYYY-MM-DD); parent_warehouse_id null is the whole chain. */
  leaflet: {
    leaflet_id: number;
    parent_warehouse_id: number | null;
    type_id: number;
    title: string;
    descr: string;
    anchor: string;
    days: number;
  };
  leaflet_page: { leaflet_id: number; page_number: number; title: string };
  leaflet_product: { leaflet_id: number; page_number: number; position: number; product_id: number };
}
