import { platform } from '../../../core/api/endpoints/platform.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { RichText } from '../articles/RichText.tsx';
import definition, { type PageProps } from './page.widget.ts';

/** A static page; hidden where it is not there. */
export default function StaticPage(props: PageProps) {
  const page = usePlanned(definition.prefetch, platform.pages, props).data?.[0];
  if (!page) return null;
  return (
    <section className="static-page">
      {!props.noHeading && <h2 className="static-page__heading">{plainText(page.title.rendered)}</h2>}
      <RichText className="rich-text" html={page.content.rendered} />
    </section>
  );
}
