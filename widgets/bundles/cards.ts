/** Lists of cards that come alive, and banners: the home page, and whatever shows what there is to buy; a cart or a checkout has neither. */
import '../catalogue/banners/useBanners.ts';
import '../catalogue/card/CardList.tsx';
import '../catalogue/product-slider/ProductSlider.tsx';
import '../ui/BannerCard.tsx';
