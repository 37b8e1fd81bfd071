/** Gift codes, wherever they are shown and entered. */
import '../../core/flows/giftCode.ts';
import '../../core/labels/it/loyalty.ts';
import '../../core/rules/giftCertificates.ts';
