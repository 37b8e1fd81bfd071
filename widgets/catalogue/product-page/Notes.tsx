import * as productTexts from '../../../core/labels/it/product.ts';
import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import { withdrawal } from '../../../core/labels/it/footerWithdrawal.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { acquisitionLimit } from '../../../core/rules/acquisitionLimit.ts';
import { forAdults, withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { leadTimeHours } from '../../../core/rules/leadTime.ts';
import { packagingOf } from '../../../core/rules/packaging.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Notice } from '../../ui/Notice.tsx';

/** That there is no right of withdrawal, or the online function for it (LAW-09). */
function Withdrawal({ product }: { product: Product }) {
  const links = useLinks();
  if (withdrawalExcluded(product)) return <span>{productTexts.withdrawalExcluded()}</span>;
  return (
    <span>
      {cataloguePagesTexts.withdrawalDays()} <a href={links.page('orderTracking')}>{withdrawal()}</a>
    </span>
  );
}

/** What one should know before buying: limit, lead time, packing, and what the law wants said (LAW-09, LAW-16). */
export function Notes({ product }: { product: Product }) {
  const limit = acquisitionLimit(product);
  const daily = Number(product.productInfos.DAILY_MAX ?? 0);
  const hours = leadTimeHours(product.leadTime);
  const { carton, pallet } = packagingOf(product);
  return (
    <>
      <p className="product-page__notes">
        {daily > 0 && <span>{cataloguePagesTexts.dailyMaximum({ n: daily })}</span>}
        {hours !== null && <span>{catalogueTexts.leadTime({ n: hours })}</span>}
        {carton !== null && <span>{cataloguePagesTexts.carton({ n: carton })}</span>}
        {pallet !== null && <span>{cataloguePagesTexts.pallet({ n: pallet })}</span>}
        <Withdrawal product={product} />
      </p>
      {limit !== null && (
        <p className="product-page__notes">
          <b className="limit">{catalogueTexts.limit({ n: limit })}</b> {`(${cataloguePagesTexts.limitText()})`}
        </p>
      )}
      {forAdults(product) && (
        <Notice kind="warning">
          <p>{cataloguePagesTexts.adultsOnly()}</p>
        </Notice>
      )}
    </>
  );
}
