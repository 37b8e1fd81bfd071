import { describe, expect, test } from 'vitest';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { departmentOf } from '../../../demo/shop/catalogue/tree.ts';
import { shop } from '../../../demo/shop/shop.ts';

const { products } = shop();
const pets = 14;
const foods = products.filter(
  ({ categoryId, description }) =>
    departmentOf(categoryId) <= 10 || (departmentOf(categoryId) === 13 && description['nutritional_values']),
);
const slugs = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug);
/** Words in capitals that are no allergens. */
const marks = /\b(?:UHT|DOP|DOCG?|IGT|IGP|SPF|UE|FAO|IPA|EN|II?)\b/g;

describe('food information (LAW-06)', () => {
  test('every food declares its allergens, even when there are none', () => {
    expect(foods.length).toBeGreaterThan(1_000);
    expect(slugs(foods.filter(({ description }) => !description['allergens']))).toEqual([]);
    expect(foods.filter(({ description }) => description['allergens'] === '-').length).toBeGreaterThan(50);
  });

  test('what contains an allergen has it in capitals among the ingredients, and what has capitals declares it', () => {
    const listed = foods.filter(({ description }) => description['ingredients']);
    const capitals = (text: string) => /\p{Lu}{3,}/u.test(text.replaceAll(marks, ''));
    expect(
      slugs(
        listed.filter(
          ({ description }) =>
            description['allergens']!.startsWith('Contiene') !== capitals(description['ingredients']!),
        ),
      ),
    ).toEqual([]);
  });

  test('allergens are emphasised, and nothing else is', () => {
    const emphasised = foods.flatMap(({ slug, description }) =>
      [...(description['ingredients'] ?? '').matchAll(/<b>(.*?)<\/b>/g)].map(([, word]) => ({ slug, word: word! })),
    );
    expect(emphasised.length).toBeGreaterThan(900);
    expect(emphasised.filter(({ word }) => word !== word.toUpperCase() || /^(UHT|DOP|IGP|DOCG?)$/.test(word))).toEqual(
      [],
    );
    expect(
      slugs(
        foods.filter(({ description }) =>
          /\p{Lu}{3,}/u.test((description['ingredients'] ?? '').replaceAll(/<b>.*?<\/b>/g, '').replaceAll(marks, '')),
        ),
      ),
    ).toEqual([]);
  });

  test('only fresh produce goes without a list of ingredients, and what is no food has a composition instead', () => {
    expect(slugs(foods.filter(({ description: { ingredients, category } }) => !ingredients && !category))).toEqual([]);
    const others = products.filter(({ description: { composition } }) => composition);
    expect(others.length).toBeGreaterThan(100);
    expect(slugs(others.filter(({ description: { ingredients, allergens } }) => ingredients ?? allergens))).toEqual([]);
  });

  test('has net quantity, operator and storage, and nothing that is empty', () => {
    expect(
      slugs(foods.filter(({ description: { net_quantity: net, operator, storage } }) => !net || !operator || !storage)),
    ).toEqual([]);
    expect(
      slugs(products.filter(({ description }) => Object.values(description).some((text) => text.trim() === ''))),
    ).toEqual([]);
  });

  test('nutrition is a table with a cell for every row, and its energy fits what it is made of, but for alcohol and acetic acid', () => {
    const tables = foods.flatMap(({ slug, description }) =>
      description['nutritional_values'] && description['nutritional_values'] !== '-'
        ? [
            {
              slug,
              table: JSON.parse(description['nutritional_values']) as {
                type: string;
                columns: string[];
                rows: string[];
                cells: string[][];
              },
              otherEnergy: Boolean(description['alcohol']) || /aceto di/.test(slug.replaceAll('-', ' ')),
            },
          ]
        : [],
    );
    expect(tables.length).toBeGreaterThan(900);
    expect(
      tables.filter(
        ({ table }) =>
          table.type !== 'TABLE_TEXTUAL' ||
          table.columns.length !== 1 ||
          table.cells.length !== table.rows.length ||
          table.cells.some((row) => row.length !== 1),
      ),
    ).toEqual([]);
    const number = (cell: string | undefined) => Number.parseFloat((cell ?? '').replace(',', '.'));
    const unfit = tables.filter(({ table, otherEnergy }) => {
      const [energy, fat, saturated, carbohydrates, sugars, fibre, protein] = table.cells.map(([cell]) => number(cell));
      const kcal = number(/\/ (\d+)/.exec(table.cells[0]![0]!)?.[1]);
      const made = fat! * 9 + carbohydrates! * 4 + protein! * 4 + fibre! * 2;
      return (
        saturated! > fat! + 0.05 ||
        sugars! > carbohydrates! + 0.05 ||
        fat! + carbohydrates! + protein! > 101 ||
        Math.abs(energy! - kcal * 4.184) > 4 ||
        (!otherEnergy && Math.abs(made - kcal) > Math.max(18, kcal * 0.2))
      );
    });
    expect(unfit.map(({ slug }) => slug)).toEqual([]);
  });

  test('fresh fruit and vegetables have origin, variety and category (LAW-07)', () => {
    const fresh = products.filter(({ categoryId }) => categoryId >= 20_000 && categoryId < 20_300);
    expect(fresh.length).toBeGreaterThan(100);
    expect(
      slugs(fresh.filter(({ description: { origin, variety, category } }) => !origin || !variety || !category)),
    ).toEqual([]);
  });

  test('alcohol has its strength and the warning for minors (LAW-16)', () => {
    const drinks = products.filter(({ categoryId }) => categoryId >= 90_300 && categoryId < 90_600);
    expect(drinks.length).toBeGreaterThan(60);
    expect(slugs(drinks.filter(({ description }) => !description['alcohol']))).toEqual([]);
    const strong = drinks.filter(
      ({ description }) => Number.parseFloat(description['alcohol']!.replace(',', '.')) > 1.2,
    );
    expect(slugs(strong.filter(({ description }) => !description['warnings']?.includes('18')))).toEqual([]);
  });

  test('what is no food has its maker, its disposal, and a warning where it is dangerous (LAW-19, LAW-20)', () => {
    const goods = products.filter(
      (product) =>
        [11, 12, pets].includes(departmentOf(product.categoryId)) && !isServiceProduct({ productInfos: product.infos }),
    );
    expect(goods.length).toBeGreaterThan(200);
    expect(
      slugs(
        goods.filter(
          ({ description }) => !description['operator'] || !description['disposal'] || description['allergens'],
        ),
      ),
    ).toEqual([]);
    expect(
      slugs(
        goods.filter(
          ({ name, description }) =>
            /candeggina|disincrostante|alcool etilico|detersivo/i.test(name) &&
            !/bambini/.test(description['warnings'] ?? ''),
        ),
      ),
    ).toEqual([]);
  });
});
