import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../../../widgets/ui/Tabs.tsx';

afterEach(() => vi.restoreAllMocks());

test('the chosen tab of a row wider than the screen is in view from the start', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  const { container } = render(
    <Tabs name="Giorni" tabs={tabs} chosen="c" onChoose={() => undefined}>
      <p />
    </Tabs>,
  );
  expect(container.querySelector('[role=tablist]')!.scrollLeft).toBeGreaterThanOrEqual(600 + 80 - 358);
});
