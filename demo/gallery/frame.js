/** An example that stands in a page of the documentation, or in its copy without a server: it keeps to itself what it stores, and tells the page around it where a link would have led instead of going there. */
{
  const alone = document.currentScript.dataset.stays === 'framed' && parent === window;
  class OwnStorage {
    getItem(name) {
      return Object.hasOwn(this, name) ? this[name] : null;
    }
    setItem(name, text) {
      this[name] = String(text);
    }
    removeItem(name) {
      delete this[name];
    }
    clear() {
      for (const name of Object.keys(this)) delete this[name];
    }
  }
  const tell = (event, address) => {
    event.preventDefault();
    parent.postMessage({ leadsTo: new URL(address, location.href).href }, location.origin);
  };
  if (!alone) {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, { value: new OwnStorage() });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    if (window.navigation)
      window.navigation.addEventListener('navigate', (event) => {
        const { url, sameDocument } = event.destination;
        if (event.cancelable && !sameDocument && event.navigationType !== 'reload' && !event.hashChange)
          tell(event, url);
      });
    else
      addEventListener('click', (event) => {
        const link = event.target.closest?.('a[href]');
        if (link && !event.defaultPrevented && !link.getAttribute('href').startsWith('#')) tell(event, link.href);
      });
  }
}
