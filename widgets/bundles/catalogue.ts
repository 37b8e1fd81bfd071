/** What the pages of the catalogue share and a cart or a checkout does not: their texts, the search words, what further is asked about a product. */
import '../../core/api/endpoints/productDetails.ts';
import '../../core/flows/searchWords.ts';
import '../../core/labels/it/cataloguePages.ts';
import '../../core/rules/packaging.ts';
import '../catalogue/card/useRecipes.ts';
import '../ui/Crumbs.tsx';
