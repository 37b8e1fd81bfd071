import { cartStatusOf } from '../../../../core/rules/deliveryLocks.ts';
import type { Cart, CartItem } from '../../../../core/schema/cart.ts';
import type { User } from '../../../../core/schema/session.ts';
import { fromThousandths } from '../../../../core/rules/quantity.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { isoInRome } from '../../time/rome.ts';
import { slotHours } from '../../time/slotWords.ts';
import { bagPrice } from '../../pricing/bags.ts';
import { deletableUntil } from '../orders/deletableUntil.ts';
import { addressOnTheWire } from '../delivery/addresses.ts';
import type { Contents, Line } from './contents.ts';
import { leanProduct } from './leanProduct.ts';
import { giftOnTheWire, userGiftId } from './gifts.ts';
import { translated } from '../../language/translate.ts';

const nothingChosen = -1;

function itemsOf({ lines, priced }: Contents): CartItem[] {
  return lines.map((line, index) => {
    const price = priced.lines[index]!;
    return {
      itemId: line.item_id,
      cartItemId: line.item_id,
      productId: line.product_id,
      product: leanProduct(line.product),
      quantity: fromThousandths(line.quantity),
      weight: price.variable ? fromThousandths(line.quantity) : undefined,
      cartItemInfo: line.infos,
      infos: line.infos,
      params: line.params,
      cartItemInsertionTypeId: line.insertion_type_id,
      unitPrice: toEuro(price.unitPrice),
      grossTotal: toEuro(price.gross),
      grossTotalStandard: toEuro(price.grossStandard),
      available: line.product.available,
    };
  });
}

const sectorOf = (line: Line) => line.product.breadCrumbs?.[0] ?? { categoryId: 0, name: translated('Altri prodotti') };

function sectorsOf(contents: Contents): NonNullable<Cart['sectors']> {
  const sectors = new Map<number, { sectorId: number; name: string; cartItems: CartItem[] }>();
  itemsOf(contents).forEach((item, index) => {
    const { categoryId, name } = sectorOf(contents.lines[index]!);
    const sector = sectors.get(categoryId) ?? { sectorId: categoryId, name, cartItems: [] };
    sector.cartItems.push(item);
    sectors.set(categoryId, sector);
  });
  return [...sectors.values()];
}

function deliveryOf({ cart, address, slot, heldUntil }: Contents): Pick<Cart, 'shippingAddress' | 'timeslot'> {
  return {
    shippingAddress: address
      ? {
          ...addressOnTheWire(address),
          deliveryServiceId: cart.delivery_service_id ?? undefined,
          warehouseId: cart.warehouse_id,
          zoneId: cart.zone_id ?? undefined,
          autoAssigned: false,
        }
      : { addressId: nothingChosen, autoAssigned: true },
    timeslot: slot
      ? {
          timeslotId: slot.slot.timeslot_id,
          date: slot.date,
          beginTime: slot.slot.begin_time,
          endTime: slot.slot.end_time,
          name: slotHours(slot.slot),
          autoAssigned: false,
          ...(heldUntil && { heldUntil: isoInRome(heldUntil) }),
        }
      : { timeslotId: nothingChosen, autoAssigned: true },
  };
}

function adjustmentsOf({ priced, gifts }: Contents): NonNullable<Cart['orderAdjustmentSummary']> {
  return {
    total: toEuro(priced.adjustmentTotal),
    orderAdjustments: priced.adjustments.map((adjustment, index) => {
      const gift = gifts.find((each) => each.gift_certificate_id === adjustment.giftCertificateId);
      return {
        orderAdjustmentId: index + 1,
        orderItemId: adjustment.itemId,
        userGiftCertificateId: gift && userGiftId(gift),
        amount: toEuro(adjustment.amount),
        description: translated(adjustment.description),
        giftCertificate: gift && giftOnTheWire(gift),
      };
    }),
  };
}

/** The cart as the wire has it (wire P7): `netTotal` is the goods, `grossTotal` what is to be paid; show_sectors groups the lines by top category. */
export function cartOnTheWire(contents: Contents, user: User, showSectors: boolean): Cart {
  const { cart, store, priced, zone, slot } = contents;
  return {
    cartId: cart.cart_id,
    cartStatusId: cartStatusOf(cart.order_id),
    orderId: cart.order_id ?? undefined,
    user,
    store: store ? { storeId: store.store_id, name: store.name } : undefined,
    warehouse: { warehouseId: cart.warehouse_id, name: store?.name },
    selectWarehouse: !cart.warehouse_chosen,
    ...deliveryOf(contents),
    deletableUntil:
      slot && isoInRome(deletableUntil({ ...cart, slot_date: slot.date, begin_time: slot.slot.begin_time })),
    totalItems: contents.lines.length,
    ...(showSectors ? { sectors: sectorsOf(contents) } : { cartItems: itemsOf(contents) }),
    grossTotal: toEuro(priced.total),
    netTotal: toEuro(priced.goods),
    adjustmentTotal: toEuro(priced.adjustmentTotal),
    deliveryFee: toEuro(priced.deliveryFee),
    packagingFee: toEuro(priced.bagFee),
    ...(priced.bags > 0 && { bags: { count: priced.bags, unitPrice: toEuro(bagPrice) } }),
    totalVariableWeight: toEuro(priced.variableTotal),
    reservedAmount: toEuro(priced.reserved),
    minimumAmount: zone && toEuro(zone.minimum),
    minimumReached: priced.minimumReached,
    ...(zone && !priced.minimumReached && { minimumMissing: toEuro(zone.minimum - priced.base) }),
    orderAdjustmentSummary: adjustmentsOf(contents),
    cartInfos: cart.infos,
  };
}
