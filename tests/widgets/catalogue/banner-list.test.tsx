import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, place, stage } from '../stage.ts';

const banner = (id: number, type: string, given: object = {}) => ({
  id,
  name: `Banner ${id}`,
  img: `/photo/${id}.jpg`,
  proposalUrl: '/shop/category/frutta',
  metadata: { type },
  ...given,
});
const block = (codInt: string, modeName: string, proposals: object[]) => ({
  categoryBlockId: 1,
  templateBlock: { codInt },
  templateBlockType: { modeName },
  proposals,
});
const home = (...categoryBlocks: object[]) => ({
  category: { categoryId: 1, name: 'Home', slug: 'home', categoryBlocks },
});

const serve = (data: unknown, status = 0) => stage(() => Promise.resolve(answer(data, status)));
const banners = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('.banner:not(.skeleton)')];
afterEach(() => document.body.replaceChildren());

describe('[spesa-banner-list]', () => {
  test('[GET /category] shows each proposal of the first list in its form, an unknown form as a picture', async () => {
    const page = serve(
      home(
        block('A', 'BannerSlider', [banner(9, 'image')]),
        block(
          'B',
          'BannerList',
          ['image', 'horizontal', 'vertical', 'overlay', 'carousel'].map((type, at) => banner(at + 1, type)),
        ),
      ),
    );
    const element = await place('spesa-banner-list');
    await waitFor(() =>
      expect(banners(element).map(({ className }) => className)).toEqual([
        'banner banner--image',
        'banner banner--horizontal',
        'banner banner--vertical',
        'banner banner--overlay',
        'banner banner--image',
      ]),
    );
    expect(banners(element).map((one) => one.getAttribute('href'))).toEqual(Array(5).fill('/category/frutta'));
    expect(page.asked('/category').map(({ searchParams }) => searchParams.get('slug'))).toEqual(['home']);
  });

  test('takes the block that its code names, whatever its mode', async () => {
    serve(home(block('A', 'BannerSlider', [banner(9, 'image')]), block('B', 'BannerList', [banner(1, 'image')])));
    const element = await place('spesa-banner-list', { block: 'A' });
    await waitFor(() => expect(element.querySelector('img')?.alt).toBe('Banner 9'));
  });

  test('has a picture for phones and one for wide screens, and a button whose text comes from metadata', async () => {
    const metadata = {
      type: 'vertical',
      IMAGE_MOBILE: '/photo/m.jpg',
      IMAGE_DESKTOP: '/photo/d.jpg',
      SHOW_BTN: 'true',
      BTN_TEXT: 'Scopri',
    };
    serve(
      home(
        block('B', 'BannerList', [
          banner(1, 'vertical', { metadata }),
          banner(2, 'vertical', { metadata: { ...metadata, SHOW_BTN: 'false' } }),
        ]),
      ),
    );
    const element = await place('spesa-banner-list');
    await waitFor(() => expect(banners(element)).toHaveLength(2));
    const [first, second] = banners(element) as [HTMLElement, HTMLElement];
    expect(first.querySelector('source')?.getAttribute('srcset')).toContain('/photo/m.jpg');
    expect(first.querySelector('img')?.getAttribute('src')).toContain('/photo/d.jpg');
    expect(first.querySelector('.button')?.textContent).toBe('Scopri');
    expect(second.querySelector('.button')).toBeNull();
  });

  test('XSS-09 XSS-19 a link that may not be followed is none, one to another site opens a new window without an opener', async () => {
    serve(
      home(
        block('B', 'BannerList', [
          banner(1, 'image', { proposalUrl: 'javascript:alert(1)' }),
          banner(2, 'image', { proposalUrl: 'https://example.org/a' }),
        ]),
      ),
    );
    const element = await place('spesa-banner-list');
    await waitFor(() => expect(banners(element)).toHaveLength(2));
    const [bad, away] = banners(element) as [HTMLElement, HTMLElement];
    expect(bad.localName).toBe('div');
    expect([away.getAttribute('target'), away.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('without banners or with none that has a picture it shows nothing', async () => {
    const page = serve(home(block('B', 'BannerList', [banner(1, 'image', { img: 'data:text/html,x' })])));
    const element = await place('spesa-banner-list', { heading: 'Idee' });
    await waitFor(() => expect(page.asked('/category')).toHaveLength(1));
    await waitFor(() => expect(element.querySelector('.banner, .skeleton')).toBeNull());
    expect(element.textContent).toBe('');
  });
});
