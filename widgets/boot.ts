/** Before the first paint: says on the root element who is there and which store's prices are shown (design §5.6). */
try {
  const { site } = JSON.parse(document.querySelector('[data-spesa-config]')?.textContent ?? '{}') as { site?: string };
  const stored = (name: string) => JSON.parse(localStorage.getItem(`spesa:${site ?? 1}:${name}`) ?? '{}');
  const set = document.documentElement.dataset;
  set.spesaUser = stored('user').userId > -1 ? 'known' : '';
  set.spesaWarehouse = stored('cart').warehouse?.warehouseId ?? '';
} catch {
  /* storage is blocked or broken: the page is a stranger's */
}
