import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasSamples, sceneTexts, seenAsNames, type SeenAs } from './seenAs.ts';
import type { EditorWidget } from './toAttributes.ts';

const site = 'seen-as';
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The configuration of the canvas, with samples for calls that never leave the frame, and the language of the site's pages. */
function configOf(canvas: Document, seenAs: SeenAs): { config: string; language: string } {
  const text = canvas.querySelector('script[data-spesa-config]')?.textContent ?? '{}';
  const config = JSON.parse(text) as Record<string, unknown>;
  const { captchaKey: _, mapsKey: __, ...own } = config;
  const used = hasSamples(seenAs) ? { ...own, api: '/ebsn/api', site } : config;
  return {
    config: JSON.stringify({ ...used, idleRestartMs: 0 }).replaceAll('<', '\\u003c'),
    language: typeof config['language'] === 'string' ? config['language'] : 'it',
  };
}

/** A page with the element alone, in the theme's and the shop's sheets of the canvas. */
function scenePage(
  canvas: Document,
  { seenAs, script, element }: { seenAs: SeenAs; script: string; element: string },
): string {
  const sheets = [...canvas.querySelectorAll('link[rel="stylesheet"], style')].map(({ outerHTML }) => outerHTML);
  const loader = canvas.querySelector<HTMLScriptElement>('#spesa-loader-js')?.src ?? '';
  const { config, language } = configOf(canvas, seenAs);
  return `<!doctype html><html lang="${escaped(language)}" data-spesa-no-shell><head><meta charset="utf-8"><base href="${escaped(canvas.baseURI)}">
${sheets.join('\n')}
<style>html,body{margin:0;padding:0;min-height:0;height:auto;overflow-x:hidden}</style>
<script type="application/json" data-spesa-config>${config}</script>
<script src="${escaped(script)}" data-seen-as="${seenAs}" data-site="${site}" data-texts="${escaped(JSON.stringify(sceneTexts()))}"></script>
<script type="module" src="${escaped(loader)}"></script>
</head><body class="${escaped(canvas.body.className)}">${element}</body></html>`;
}

const elementOf = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag} class="spesa"${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}></${tag}>`;

/** Preview of the element in an iframe for another person, device or state; a state that needs sample data is played back from a recording. */
export function SceneFrame({
  widget: { tag, title },
  attributes,
  seenAs,
}: {
  widget: EditorWidget;
  attributes: Readonly<Record<string, string>>;
  seenAs: SeenAs;
}) {
  const place = useRef<HTMLIFrameElement>(null);
  const element = elementOf(tag, attributes);
  const name = seenAsNames()[seenAs];
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const frame = place.current;
    const page = frame?.contentDocument;
    const script = window.spesaEditor?.scene;
    if (!frame || !page || !script) return;
    setEmpty(false);
    const look = () => {
      const shown = page.body.firstElementChild;
      const { bottom = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
      frame.style.height = `${Math.max(48, Math.ceil(bottom))}px`;
      setEmpty(height === 0 && shown?.hasAttribute('data-mounted') === true);
    };
    const grow = new ResizeObserver(look);
    const mount = new MutationObserver(look);
    page.open();
    page.addEventListener('DOMContentLoaded', () => {
      if (!page.body.firstElementChild) return;
      grow.observe(page.body.firstElementChild);
      mount.observe(page.body.firstElementChild, { attributeFilter: ['data-mounted'] });
    });
    page.write(scenePage(frame.ownerDocument, { seenAs, script, element }));
    page.close();
    return () => {
      grow.disconnect();
      mount.disconnect();
    };
  }, [element, seenAs]);
  return (
    <figure className="spesa-scene">
      <figcaption className="spesa-scene__name">
        <strong>{sprintf(__('Visto come: %s', 'spesa'), name)}</strong>{' '}
        {hasSamples(seenAs) &&
          __('Dati di esempio: qui conta l’aspetto dello stato, non la scelta del blocco.', 'spesa')}
      </figcaption>
      {isEmpty && (
        <p className="spesa-scene__empty">{sprintf(__('Visto così, «%s» non mostra niente.', 'spesa'), title)}</p>
      )}
      <iframe
        key={`${element}|${seenAs}`}
        ref={place}
        title={sprintf(__('%1$s, visto come: %2$s', 'spesa'), title, name)}
        className={`spesa-scene__frame${seenAs === 'phone' ? ' spesa-scene__frame--phone' : ''}`}
      />
    </figure>
  );
}
