import { categories } from '../catalogue/tree.ts';
import type { ShopCategory, ShopPage } from '../types.ts';
import { block, proposal, row } from './blocks.ts';

const codeOf = ({ slug }: ShopCategory): string => `REPARTO_${slug.replaceAll('-', '_').toUpperCase()}`;

/** What the bakery tells besides: its loaves in large, a picture, a text, and what the shop proposes. */
function bakery(): Pick<ShopPage, 'blocks' | 'rows'> {
  const blocks = [
    block(301, 'FORNO_PANE', 'Il pane', 'ProductTab', {
      TITLE: 'Il pane di oggi',
      LIMIT: '8',
      PARENT_CATEGORY_ID: '601',
      SHOW_ALL_SLUG: 'pane-e-pasticceria',
    }),
    block(302, 'FORNO_FOTO', 'La colazione', 'StaticImage', {
      IMAGE: '/photo/banner/colazione-e-dolci-desktop.webp',
      IMAGE_MOBILE: '/photo/banner/colazione-e-dolci-mobile.webp',
      ALT: 'Tutto per la colazione',
      LINK: '/category/colazione-e-dolci',
    }),
    block(303, 'FORNO_TESTO', 'Torte su ordinazione', 'StaticText', {
      TEXT: '<h2>Torte su ordinazione</h2><p>Le torte fresche si ordinano due giorni prima: le prepariamo per la fascia che scegli.</p>',
    }),
    block(304, 'FORNO_PROPOSTE', 'Con il pane', 'CrmProductSlider', {
      TITLE: 'Con il pane',
      PARENT_CATEGORY_ID: '5',
      LIMIT: '12',
    }),
  ];
  return {
    blocks,
    rows: [
      row('FORNO_PANE'),
      {
        columns: [
          { xs: 12, sm: 12, md: 6, lg: 6, xl: 6, blockCodInt: 'FORNO_FOTO' },
          { xs: 12, sm: 12, md: 6, lg: 6, xl: 6, blockCodInt: 'FORNO_TESTO' },
        ],
      },
      row('FORNO_PROPOSTE'),
    ],
  };
}

/** What one reads beside the frozen food: how little is thrown away, and what else the magazine says. */
function freezer(): Pick<ShopPage, 'blocks' | 'rows'> {
  return {
    blocks: [
      block(311, 'SURGELATI_RISPARMIO', 'Risparmio', 'ArticleGridBNG', {
        TITLE: 'Spendere meno, buttare meno',
        CATEGORY: 'risparmio',
        LIMIT: '4',
      }),
      block(312, 'SURGELATI_INDICE', 'Argomenti', 'BaskoNextGenSidebar', { TITLE: 'Gli ultimi articoli', LIMIT: '4' }),
      block(313, 'SURGELATI_IDEE', 'Idee', 'ArticleSliderBNG', { TITLE: 'Da leggere', LIMIT: '8' }),
    ],
    rows: [
      {
        columns: [
          { xs: 12, sm: 12, md: 8, lg: 8, xl: 8, blockCodInt: 'SURGELATI_RISPARMIO' },
          { xs: 12, sm: 12, md: 4, lg: 4, xl: 4, blockCodInt: 'SURGELATI_INDICE' },
        ],
      },
      row('SURGELATI_IDEE'),
    ],
  };
}

const further: Readonly<Record<string, typeof bakery>> = { 'pane-e-pasticceria': bakery, surgelati: freezer };

/** A department's page: its banner, its offers, and its shelves to go on to. */
function pageOf(department: ShopCategory): ShopPage {
  const { categoryId, name, slug, description } = department;
  const shelves = categories.filter(({ parentId }) => parentId === categoryId);
  const code = codeOf(department);
  const more = further[slug]?.() ?? { blocks: [], rows: [] };
  const banner = proposal(1000 + categoryId, {
    name,
    descr: description,
    alt: '',
    picture: slug,
    url: `/category/${shelves[0]?.slug ?? slug}`,
    type: 'overlay',
    colours: ['#ffffff', '#22301f'],
  });
  return {
    slug,
    blocks: [
      block(101 + categoryId * 2, `${code}_OFFERTE`, `Offerte: ${name}`, 'ProductSlider', {
        TITLE: 'In offerta nel reparto',
        LIMIT: '12',
        PROMO: 'true',
        PARENT_CATEGORY_ID: String(categoryId),
        SHOW_ALL_SLUG: slug,
      }),
      block(100 + categoryId * 2, code, name, 'BannerList', {}, [banner]),
      ...more.blocks,
    ],
    rows: [row(`${code}_OFFERTE`), row(code), ...more.rows],
    navItems: [
      { name: 'In offerta', itemUrl: `/category/${slug}?promo=1` },
      { name: 'Novità', itemUrl: `/category/${slug}?new=1` },
      { name: 'Spesa Buona', itemUrl: `/category/${slug}?tp=1` },
    ],
  };
}

/** A page for every department. */
export const departmentPages: readonly ShopPage[] = categories.filter(({ parentId }) => parentId === 1).map(pageOf);
