/** The customer's lists, which their pages show at once and a product's star at a touch. */
import '../../core/api/endpoints/usual.ts';
import '../../core/api/endpoints/lists.ts';
import '../../core/flows/editLists.ts';
import '../lists/parts/ListName.tsx';
