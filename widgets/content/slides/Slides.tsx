import { useState } from 'react';
import { platform } from '../../../core/api/endpoints/platform.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { newWindow } from '../../ui/newWindow.ts';
import { Slider } from '../../ui/Slider.tsx';
import definition, { type SlidesProps } from './slides.widget.ts';

/** Slides one after another; they rest under the pointer, with focus inside, and when somebody presses pause (A11Y-05). */
export default function Slides(props: SlidesProps) {
  const { slider, label, titles, seconds, noAutoplay, noArrows, noBullets } = props;
  const { serverNow } = useSpesa();
  const links = useLinks();
  const service = useCart()?.shippingAddress?.deliveryServiceId;
  const [time] = useState(() => Math.floor(serverNow() / 1000));
  const everybody = usePlanned(definition.prefetch, platform.slidesById, props).data;
  const own = useQuery(
    platform.slides,
    service && slider ? { id: slider, time, x: 0, deliveryServiceId: service } : null,
  ).data;
  const slides = own ?? everybody ?? [];
  if (slides.length === 0) return null;
  return (
    <Slider
      heading={label}
      noHeading
      show="one"
      autoplay={noAutoplay ? 0 : seconds * 1000}
      noArrows={noArrows}
      noBullets={noBullets}
    >
      {slides.map(({ id, title, img, img_mobile: mobile, url }, index) => {
        const link = links.content(url);
        const narrow = links.photo(mobile);
        return (
          <a className="slide" key={id} href={link?.href} {...newWindow(link)}>
            <picture>
              {narrow && <source media="(max-width: 599px)" srcSet={narrow} />}
              <img
                className="slide__image"
                src={links.photo(img) ?? undefined}
                alt={titles ? '' : title}
                width={1200}
                height={400}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </picture>
            {titles && <span className="slide__title">{title}</span>}
          </a>
        );
      })}
    </Slider>
  );
}
