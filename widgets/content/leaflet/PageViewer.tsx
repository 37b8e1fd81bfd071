import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as leafletTexts from '../../../core/labels/it/leaflet.ts';
import { readable } from '../../../core/rules/text.ts';
import type { LeafletPage } from '../../../core/schema/leaflets.ts';
import { IconButton } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { useId } from '../../ui/useId.ts';
import { PagePrices } from './PagePrices.tsx';
import type { Turning } from './useTurning.ts';

interface Props {
  title: string;
  /** Each with its picture, already checked. */
  pages: readonly (LeafletPage & { src: string })[];
  turning: Turning;
  /** Today's prices are those of the leaflet. */
  valid: boolean;
}

function altOf({ title, pages }: Props, at: number): string {
  const place = { n: at + 1, total: pages.length, title };
  const products = (pages[at]?.products ?? []).map(({ name }) => readable(name)).join(', ');
  return products ? leafletTexts.pageAltWith({ ...place, products }) : leafletTexts.pageAlt(place);
}

/** The pages of a leaflet to leaf through, one at a time, by buttons, thumbnails or keys; larger on demand. */
export function PageViewer(props: Props) {
  const { pages, turning } = props;
  const { at, zoom, go, setZoom } = turning;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId('leaflet');
  const page = pages[at];
  useEffect(() => frame.current?.scrollTo?.(0, 0), [at]);
  if (!page) return null;

  const acts: Record<string, () => void> = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(pages.length - 1),
    '+': () => setZoom(zoom + 1),
    '-': () => setZoom(zoom - 1),
  };
  const key = (event: KeyboardEvent): void => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (zoom > 0 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="leaflet-viewer" aria-label={leafletTexts.pages()}>
      <div className="leaflet-viewer__bar">
        <IconButton icon="left" name={commonTexts.previous()} disabled={at === 0} onClick={() => go(at - 1)} />
        <p className="leaflet-viewer__place" role="status">
          {leafletTexts.page({ n: at + 1, total: pages.length })}
          {zoom > 0 && <span className="hidden-text">, {leafletTexts.zoom({ percent: turning.percent })}</span>}
        </p>
        <IconButton
          icon="right"
          name={commonTexts.next()}
          disabled={at >= pages.length - 1}
          onClick={() => go(at + 1)}
        />
        <span className="leaflet-viewer__zoom">
          <IconButton
            icon="minus"
            name={leafletTexts.zoomOut()}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            icon="plus"
            name={leafletTexts.zoomIn()}
            disabled={turning.widest}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      <div
        className={names('leaflet-viewer__frame', zoom > 0 && `zoom-${zoom}`)}
        tabIndex={0}
        role="group"
        aria-label={leafletTexts.page({ n: at + 1, total: pages.length })}
        aria-describedby={id}
        ref={frame}
        data-scroll
        onKeyDown={key}
      >
        <div className="leaflet-viewer__page">
          <img src={page.src} alt={altOf(props, at)} width={900} height={1240} decoding="async" />
          {props.valid && <PagePrices {...page} />}
        </div>
      </div>
      <p className="leaflet-viewer__keys" id={id}>
        {leafletTexts.keys()}
      </p>
      {pages.length > 1 && (
        <ul className="leaflet-viewer__thumbs" aria-label={leafletTexts.pages()} data-scroll>
          {pages.map(({ pageNumber, src }, index) => (
            <li key={pageNumber}>
              <button
                type="button"
                className="leaflet-viewer__thumb"
                aria-label={leafletTexts.goTo({ n: index + 1 })}
                aria-current={index === at || undefined}
                onClick={() => go(index)}
              >
                <img src={src} alt="" width={60} height={83} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
