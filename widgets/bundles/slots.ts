/** Places to choose from, and slots: what every page and dialog of the delivery shows one of. */
import '../../core/labels/it/deliveryPages.ts';
import '../delivery/choice/PlaceCard.tsx';
import '../delivery/choice/PlaceList.tsx';
import '../delivery/choice/SlotChoice.tsx';
