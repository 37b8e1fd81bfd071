/** Where and when, and who: addresses, stores, slots, and sign-in, as pages of their own and as dialogs. */
import '../delivery/choice/AddressChoice.tsx';
import '../delivery/choice/SlotChoice.tsx';
import '../delivery/choice/StoreChoice.tsx';
import '../session/login/LoginForm.tsx';
