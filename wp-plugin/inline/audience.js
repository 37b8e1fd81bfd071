/**
 * Says on the root element who is there, before anything is painted (includes/Audience.php); `site` is the site's number. What it reads
 * the shop has kept at the last visit; who has nothing kept, or no JavaScript, is a visitor. Segments of the CRM count for who allows
 * profiling, as `core/flows/consent.ts` reads it.
 */
((site) => {
  const { dataset } = document.documentElement;
  try {
    const kept = (name) => JSON.parse(localStorage.getItem(`spesa:${site}:${name}`) || '{}');
    const { user = '', card, segments = [] } = kept('shop');
    dataset.spesaUser = user;
    dataset.spesaIs = `${card ? 'member' : ''} ${kept('company') === true ? 'company' : ''}`;
    const { profilation, saveDate } = kept('app').cookiePreferences;
    if (profilation === true && 182 * 86400000 > Math.abs(Date.now() - saveDate))
      for (const { crmSegment } of segments) dataset.spesaIs += ` segment-${crmSegment.crmSegmentId}`;
  } catch {
    /* storage is empty, blocked or broken: of whatever it does not say, the customer is nothing */
  }
})(SITE);
