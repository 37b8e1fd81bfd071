/** Twelve digits with the check digit of EAN-13. */
function ean13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Italian packs begin with 80 and the producer's number; goods that the shop weighs with 2 and the article's. */
export const barcodeOf = (productId: number, producer: number, weighed: boolean): string =>
  ean13(
    weighed
      ? `2${String(productId).padStart(6, '0')}00000`
      : `80${String(1_000 + producer * 37).padStart(4, '0')}${String(productId).padStart(6, '0')}`,
  );
