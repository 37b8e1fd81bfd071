/** A gift certificate of the demo. Cents; dates YYYY-MM-DD. One without a code begins by itself at its threshold. */
export interface GiftCode {
  giftCertificateId: number;
  giftCode?: string;
  name: string;
  description: string;
  /** 1 an amount, 2 a percentage, 1001 one product of the customer's choice for free. */
  adjustmentTypeId: 1 | 2 | 1001;
  amount?: number;
  percentage?: number;
  /** The least value of the goods. */
  threshold: number;
  oncePerCustomer?: boolean;
  startDate: string;
  endDate: string;
}

const always = { startDate: '2026-01-01', endDate: '2031-12-31' };

/** The codes that can be typed in the cart, and the gifts that begin at an amount. */
export const giftCodes: readonly GiftCode[] = [
  { giftCertificateId: 1, giftCode: 'BENVENUTO5', name: 'Benvenuto: 5 € di sconto', description: '5 € in meno su una spesa di almeno 30 €, una volta per cliente.', adjustmentTypeId: 1, amount: 500, threshold: 3000, oncePerCustomer: true, ...always },
  { giftCertificateId: 2, giftCode: 'SPESA10', name: '10% di sconto', description: '10% in meno su una spesa di almeno 50 €.', adjustmentTypeId: 2, percentage: 10, threshold: 5000, ...always },
  { giftCertificateId: 3, giftCode: 'SCEGLITU', name: 'Un prodotto in omaggio', description: 'Scegli tu quale prodotto del carrello è in omaggio, fino a 4 €.', adjustmentTypeId: 1001, amount: 400, threshold: 2000, ...always },
  { giftCertificateId: 4, giftCode: 'ESTATE2026', name: 'Estate 2026', description: '3 € in meno, fino al 30 settembre 2026.', adjustmentTypeId: 1, amount: 300, threshold: 0, startDate: '2026-06-01', endDate: '2026-09-30' },
  { giftCertificateId: 11, name: '3 € di sconto sopra i 60 €', description: 'Arriva a 60 € e togliamo 3 € dal totale.', adjustmentTypeId: 1, amount: 300, threshold: 6000, ...always },
  { giftCertificateId: 12, name: '8 € di sconto sopra i 120 €', description: 'Arriva a 120 € e togliamo 8 € dal totale.', adjustmentTypeId: 1, amount: 800, threshold: 12000, ...always },
];
