import { useEffect, useState } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as consentTexts from '../../../core/labels/it/consent.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Asks once in six months, beside the page and never over its content's way: the X refuses, as both buttons weigh the same (LAW-12). */
export function ConsentBanner() {
  const spesa = useSpesa();
  const links = useLinks();
  const [answered, setAnswered] = useState(() => allows(spesa, 'analytics') !== undefined);
  useEffect(() => spesa.tabs.onNews(({ kind }) => kind === 'consent' && setAnswered(true)), [spesa]);
  if (answered) return null;
  const answer = (given: boolean) => () => {
    answerConsent(spesa, { analytics: given, profilation: given });
    setAnswered(true);
  };
  return (
    <section className="consent-banner" aria-label={consentTexts.title()}>
      <div className="consent-banner__head">
        <p className="consent-banner__text">{consentTexts.banner()}</p>
        <IconButton plain icon="close" name={consentTexts.closeAndRefuse()} onClick={answer(false)} />
      </div>
      <div className="consent-banner__actions">
        <Button variant="secondary" onClick={answer(false)}>
          {consentTexts.refuseAll()}
        </Button>
        <Button variant="secondary" onClick={answer(true)}>
          {consentTexts.acceptAll()}
        </Button>
        <ButtonLink variant="ghost" href={links.page('cookies')}>
          {consentTexts.choose()}
        </ButtonLink>
      </div>
    </section>
  );
}
