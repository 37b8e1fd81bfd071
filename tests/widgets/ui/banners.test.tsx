import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Proposal } from '../../../core/schema/content.ts';
import { BannerCard } from '../../../widgets/ui/BannerCard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const proposal = (metadata: Record<string, string>): Proposal => ({
  id: 1,
  name: 'Frutta',
  descr: 'Di <b>stagione</b>',
  imgAlt: '',
  metadata,
});

const banner = (metadata: Record<string, string>) => {
  const { container } = render(
    <BannerCard
      proposal={proposal(metadata)}
      link={{ kind: 'external', href: 'https://example.org/' }}
      picture={{ mobile: '/m.jpg', desktop: '/d.jpg' }}
    />,
  );
  return container.querySelector('.banner') as HTMLElement;
};

test('A11Y-11 a banner’s text colour gives way where it cannot be read', () => {
  const poor = banner({ type: 'overlay', BACKGROUND_COLOR: '#ffffff', TEXT_COLOR: '#eeeeee' });
  expect([poor.style.getPropertyValue('--banner-back'), poor.style.getPropertyValue('--banner-ink')]).toEqual([
    'rgb(255 255 255)',
    'rgb(0 0 0)',
  ]);
  cleanup();
  const good = banner({ type: 'overlay', BACKGROUND_COLOR: '#ffffff', TEXT_COLOR: '#003300' });
  expect(good.style.getPropertyValue('--banner-ink')).toBe('rgb(0 51 0)');
});

test('XSS-08 a banner takes nothing but plain colours', () => {
  const element = banner({
    type: 'vertical',
    BACKGROUND_COLOR: 'red;background:url(https://evil.example)',
    TEXT_COLOR: 'var(--x)',
  });
  expect(element.getAttribute('style') ?? '').toBe('');
});

test('the four forms of a banner, an unknown one is a picture', () => {
  const forms = ['image', 'horizontal', 'vertical', 'overlay', 'x" onload="'].map((type) => {
    const element = banner({ type, SHOW_BTN: 'true', BTN_TEXT: 'Scopri' });
    const seen = [
      element.className,
      element.querySelector('.banner__descr')?.textContent,
      element.querySelector('.button')?.textContent,
    ];
    cleanup();
    return seen;
  });
  const words = ['Di stagione', 'Scopri'];
  expect(forms).toEqual([
    ['banner banner--image', undefined, 'Scopri'],
    ['banner banner--horizontal', ...words],
    ['banner banner--vertical', ...words],
    ['banner banner--overlay', ...words],
    ['banner banner--image', undefined, 'Scopri'],
  ]);
});

test('XSS-19 links to other sites open without an opener', () => {
  const element = banner({ type: 'image' });
  expect([element.getAttribute('target'), element.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
