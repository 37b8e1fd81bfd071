import { platform } from '../../../core/api/endpoints/platform.ts';
import * as articleTexts from '../../../core/labels/it/article.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { Slider } from '../../ui/Slider.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import definition, { type ArticleSliderProps } from './article-slider.widget.ts';

/** Articles side by side; hidden where there are none, or nobody answers. */
export default function ArticleSlider(props: ArticleSliderProps) {
  const { heading, headingLevel, noArrows, noBullets } = props;
  const { data } = usePlanned(definition.prefetch, platform.articles, props);
  if (!data?.length) return null;
  return (
    <Slider
      heading={heading || articleTexts.latest()}
      noHeading={!heading}
      level={headingLevel}
      noArrows={noArrows}
      noBullets={noBullets}
    >
      {data.map((article) => (
        <ArticleCard key={article.id} article={article} level={heading ? headingLevel : '2'} />
      ))}
    </Slider>
  );
}
