/** The choice of an address, as a page of its own and as a dialog. */
import '../delivery/choice/AddressChoice.tsx';
