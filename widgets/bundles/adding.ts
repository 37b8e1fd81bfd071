/** What puts a product into the cart: a small file that a press runs by itself, fetched with all that a touch may need. */
import '../../core/flows/addToCart.ts';
