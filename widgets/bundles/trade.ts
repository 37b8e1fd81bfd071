/** What cart, checkout, orders and delivery share: their texts, the bill, services and slots. */
import '../../core/flows/giftCode.ts';
import '../../core/flows/offerUndo.ts';
import '../../core/flows/tellLines.ts';
import '../../core/labels/it/loyalty.ts';
import '../../core/rules/cartChoices.ts';
import '../../core/rules/chosenOptions.ts';
import '../../core/rules/deliveryLocks.ts';
import '../../core/rules/giftCertificates.ts';
import '../../core/rules/productNature.ts';
import '../../core/rules/services.ts';
import '../../core/rules/timeslots.ts';
import '../delivery/choice/services.ts';
import '../hooks/useAdultDeclaration.ts';
import '../hooks/useDeliveryLocks.ts';
import '../hooks/useMinute.ts';
import '../ui/AdultBox.tsx';
import '../ui/BillTotals.tsx';
