import type { SocialProvider } from '../../../core/schema/identity.ts';
import type { Company } from './company.ts';
import type { Voucher } from './voucher.ts';

/** Whose word the shop takes; absent ones are not offered. */
export interface Identity extends Partial<Record<SocialProvider, Voucher>> {
  /** A company whose people come in with its account. */
  company?: Company | undefined;
  /** The page to which a provider sends the popup back, as browsers reach it. */
  returnUrl: string;
}
