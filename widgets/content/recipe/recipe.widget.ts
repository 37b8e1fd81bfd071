import { recipes } from '../../../core/api/endpoints/recipes.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number, text } from '../../element/field.ts';

const attributes = {
  servings: number({ label: 'Dosi per quante persone', default: 4, min: 1, max: 50 }),
  preparation: number({ label: 'Minuti di preparazione', default: 0, max: 1440 }),
  cooking: number({ label: 'Minuti di cottura', default: 0, max: 1440 }),
  ingredients: text({
    label: 'Ingredienti',
    help: 'Con il prodotto, chi legge lo mette nel carrello.',
    written:
      'Uno per riga: 200 g | farina 00 | numero del prodotto | quanto ne contiene una confezione. Gli ultimi due non servono a tutti.',
    control: 'ingredients',
    needed: true,
  }),
  steps: text({ label: 'Passaggi', help: 'Uno per riga', control: 'textarea' }),
  productId: number({
    label: 'Prodotto',
    help: 'Senza ingredienti: le ricette che usano questo prodotto',
    control: 'product',
    default: 0,
    needed: true,
  }),
};

export type RecipeProps = ViewProps<typeof attributes>;

/** A recipe whose ingredients one can buy, or the recipes of a product (§2, §7). */
export default defineWidget({
  tag: 'spesa-recipe',
  title: 'Ricetta',
  description:
    'Ingredienti per quante persone si vuole, da mettere nel carrello, tempi e passaggi; o le ricette di un prodotto.',
  icon: 'food',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [{ endpoint: recipes.ofProduct, input: { productId: '{productId!}' }, template: 'recipe' }],
  examples: [
    {
      title: 'Una ricetta',
      attributes: {
        servings: 4,
        preparation: 15,
        cooking: 10,
        ingredients:
          '400 g | trofie | 50095 | 500\n60 g | basilico | 20146 | 60\n20 g | pinoli | 20186 | 50\n80 ml | olio extravergine | 70093 | 750\n50 g | parmigiano grattugiato\n½ spicchio | aglio\nsale grosso',
        steps:
          'Pesta il basilico con pinoli, aglio e sale.\nAggiungi il parmigiano e l’olio a filo.\nLessa le trofie e condiscile fuori dal fuoco.',
      },
    },
    { title: 'Le ricette di un prodotto', attributes: { productId: 20146 } },
    {
      title: 'Senza prodotti',
      attributes: { servings: 1, ingredients: '1 | uovo\n1 pizzico | sale', steps: 'Cuoci.' },
    },
  ],
  view: () => import('./Recipe.tsx'),
});
