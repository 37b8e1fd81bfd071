/** Before the first paint: says on the root element who is there and which store's prices are shown (design §5.6). */
try {
  const config = document.querySelector('script[type="application/json"][data-spesa-config]')?.textContent ?? '{}';
  const shop = JSON.parse(localStorage.getItem(`spesa:${JSON.parse(config).site ?? 1}:shop`) ?? '{}');
  document.documentElement.dataset.spesaUser = shop.user ?? '';
  document.documentElement.dataset.spesaWarehouse = shop.warehouse ?? '';
} catch {
  /* storage is blocked or broken: the page is a stranger's */
}
