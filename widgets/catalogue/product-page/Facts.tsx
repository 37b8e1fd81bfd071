import { label, type LabelKey } from '../../../core/labels/label.ts';
import { productFacts, type Fact, type FactKey } from '../../../core/rules/productFacts.ts';
import type { Product } from '../../../core/schema/catalogue.ts';

const titles: Record<FactKey, LabelKey> = {
  ingredients: 'catalogue.ingredients',
  allergens: 'catalogue.allergens',
  nutritional_values: 'catalogue.nutritionalValues',
  net_quantity: 'catalogue.netQuantity',
  drained_weight: 'catalogue.drainedWeight',
  origin: 'catalogue.origin',
  variety: 'catalogue.variety',
  category: 'catalogue.category',
  storage: 'catalogue.storage',
  alcohol: 'catalogue.alcohol',
  operator: 'catalogue.operator',
  identifiers: 'catalogue.identifiers',
  warnings: 'catalogue.warnings',
  disposal: 'catalogue.disposal',
};

function Content({ fact }: { fact: Fact }) {
  if (fact.state === 'undeclared') return <p className="product-fact__none">{label('catalogue.undeclared')}</p>;
  if (fact.state === 'absent') return <p className="product-fact__text">{label('catalogue.absent')}</p>;
  if (fact.rows.length === 0) return <p className="product-fact__text">{fact.pieces.map(({ text, strong }, index) => (strong ? <strong key={index}>{text}</strong> : text))}</p>;
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

/** What the law wants known before the purchase: declared, not declared, or declared to be absent (law 06). */
export function Facts({ product }: { product: Product }) {
  const facts = productFacts(product);
  if (facts.length === 0) return null;
  return (
    <div className="product-page__facts">
      {facts.map((fact) => (
        <section className={`product-fact product-fact--${fact.key}`} key={fact.key}>
          <h2 className="product-fact__title">{label(titles[fact.key])}</h2>
          <Content fact={fact} />
        </section>
      ))}
    </div>
  );
}
