/** The contents of a cart and the control of a quantity, which the cart's page shows at once and others at a touch. */
import '../cart/contents/AdultDeclaration.tsx';
import '../cart/contents/Benefits.tsx';
import '../cart/contents/CartDelivery.tsx';
import '../cart/contents/CartFoot.tsx';
import '../cart/contents/CartLines.tsx';
import '../cart/contents/CartStatus.tsx';
import '../cart/contents/CartTotals.tsx';
import '../cart/contents/CheckoutButton.tsx';
import '../cart/contents/GiftCodes.tsx';
import '../cart/contents/Restrictions.tsx';
import '../catalogue/card/ProductStepper.tsx';
