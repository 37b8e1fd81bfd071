/** Addresses, stores and slots as one asks for them: their calls, hours and words, and the choice of an address. */
import '../../core/api/endpoints/delivery.ts';
import '../../core/labels/it/store.ts';
import '../../core/rules/openingHours.ts';
import '../delivery/choice/AddressChoice.tsx';
import '../delivery/choice/addressWords.ts';
import '../ui/hoursWords.ts';
