export interface ParkingTables {
  /** Who is on the way to fetch an order, and the place kept for them. */
  parking_reservation: {
    order_id: number;
    store_id: number;
    place: number;
    /** Metres to the store; null for who does not tell. */
    distance: number | null;
    /** What the customer comes with, such as the car and its plate. */
    info: string;
    at: Date;
  };
}
