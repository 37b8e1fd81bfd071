import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import type { Text } from '../../../core/labels/text.ts';
import { productFacts, type Fact, type FactKey } from '../../../core/rules/productFacts.ts';
import type { Product } from '../../../core/schema/catalogue.ts';

const titles: Record<FactKey, Text> = {
  ingredients: cataloguePagesTexts.ingredients,
  composition: cataloguePagesTexts.composition,
  allergens: cataloguePagesTexts.allergens,
  nutritional_values: cataloguePagesTexts.nutritionalValues,
  net_quantity: cataloguePagesTexts.netQuantity,
  drained_weight: cataloguePagesTexts.drainedWeight,
  origin: cataloguePagesTexts.origin,
  variety: cataloguePagesTexts.variety,
  category: cataloguePagesTexts.category,
  storage: cataloguePagesTexts.storage,
  alcohol: cataloguePagesTexts.alcohol,
  operator: cataloguePagesTexts.operator,
  identifiers: cataloguePagesTexts.identifiers,
  warnings: cataloguePagesTexts.warnings,
  disposal: cataloguePagesTexts.disposal,
};

function Content({ fact }: { fact: Fact }) {
  if (fact.state === 'undeclared') return <p className="product-fact__none">{cataloguePagesTexts.undeclared()}</p>;
  if (fact.state === 'absent') return <p className="product-fact__text">{cataloguePagesTexts.absent()}</p>;
  if (fact.rows.length === 0)
    return (
      <p className="product-fact__text">
        {fact.pieces.map(({ text, strong }, index) => (strong ? <strong key={index}>{text}</strong> : text))}
      </p>
    );
  return (
    <table className="product-fact__table">
      {fact.per && <caption>{fact.per}</caption>}
      <tbody>
        {fact.rows.map(([name, value], index) => (
          <tr key={name + index}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the law wants known before the purchase: declared, not declared, or declared to be absent (LAW-06). */
export function Facts({ product }: { product: Product }) {
  const facts = productFacts(product);
  if (facts.length === 0) return null;
  return (
    <div className="product-page__facts">
      {facts.map((fact) => (
        <section className={`product-fact product-fact--${fact.key}`} key={fact.key}>
          <h2 className="product-fact__title">{titles[fact.key]()}</h2>
          <Content fact={fact} />
        </section>
      ))}
    </div>
  );
}
