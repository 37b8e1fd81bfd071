/** The first pictures of an order, for the list of orders and what is ordered every week. */
import '../orders/view/Preview.tsx';
