import { categories } from '../catalogue/tree.ts';
import type { ShopCategory, ShopPage } from '../types.ts';
import { block, proposal, row } from './blocks.ts';

const codeOf = ({ slug }: ShopCategory): string => `REPARTO_${slug.replaceAll('-', '_').toUpperCase()}`;

/** A department's page: its banner, its offers, and its shelves to go on to. */
function pageOf(department: ShopCategory): ShopPage {
  const { categoryId, name, slug, title = name, description } = department;
  const shelves = categories.filter(({ parentId }) => parentId === categoryId);
  const code = codeOf(department);
  const banner = proposal(1000 + categoryId, { name: title, descr: description, alt: '', picture: slug, url: `/category/${shelves[0]?.slug ?? slug}`, type: 'overlay', colours: ['#ffffff', '#22301f'] });
  return {
    slug,
    blocks: [
      block(101 + categoryId * 2, `${code}_OFFERTE`, `Offerte: ${name}`, 'ProductSlider', { TITLE: 'In offerta nel reparto', LIMIT: '12', PROMO: 'true', PARENT_CATEGORY_ID: String(categoryId), SHOW_ALL_SLUG: slug }),
      block(100 + categoryId * 2, code, title, 'BannerList', {}, [banner]),
    ],
    rows: [row(`${code}_OFFERTE`), row(code)],
    navItems: [
      { name: 'In offerta', itemUrl: `/category/${slug}?promo=1` },
      { name: 'Novità', itemUrl: `/category/${slug}?new=1` },
      { name: 'Spesa Buona', itemUrl: `/category/${slug}?tp=1` },
    ],
  };
}

/** A page for every department. */
export const departmentPages: readonly ShopPage[] = categories.filter(({ parentId }) => parentId === 1).map(pageOf);
