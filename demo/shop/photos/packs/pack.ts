import type { ShopProduct } from '../../types.ts';
import type { Palette } from '../palette.ts';

/** What a pack is drawn from; a picture is 400 units square and stands on y 344. */
export interface Pack {
  product: ShopProduct;
  palette: Palette;
  /** What is in it, centred there, as an element that the picture has declared. */
  subject(x: number, y: number, size: number, turn?: number): string;
}

/** Brand, name and size as a label bears them: the brand in a band, the name below. */
export type Labelled = Pick<ShopProduct, 'brand' | 'name' | 'size'>;
