/**
 * Says on the root element who is there, before anything is painted (includes/Audience.php); `site` is the site's number. What it reads
 * the shop has kept at the last visit; who has nothing kept, or no JavaScript, is a visitor.
 */
((site) => {
  const { dataset } = document.documentElement;
  try {
    const kept = (name) => JSON.parse(localStorage.getItem(`spesa:${site}:${name}`) || '{}');
    const { user = '', card } = kept('shop');
    dataset.spesaUser = user;
    dataset.spesaIs = `${card ? 'member' : ''} ${kept('company') === true ? 'company' : ''}`;
  } catch {
    /* storage is blocked or broken: the page is a stranger's */
  }
})(SITE);
