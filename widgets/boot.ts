/** Before the first paint: says on the root element whether this is the app's web view, who is there and which store's prices are shown (design §5.6). */
const { dataset } = document.documentElement;
dataset.spesaApp = navigator.userAgent.includes('SpesaApp/') ? 'app' : '';
try {
  const config = document.querySelector('script[type="application/json"][data-spesa-config]')?.textContent ?? '{}';
  const shop = JSON.parse(localStorage.getItem(`spesa:${JSON.parse(config).site ?? 1}:shop`) ?? '{}');
  dataset.spesaUser = shop.user ?? '';
  dataset.spesaWarehouse = shop.warehouse ?? '';
} catch {
  /* storage is blocked or broken: the page is a stranger's */
}
