export interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/** Media query below which the tabs are one row (admin/settings.css). */
const inRow = '(max-width: 1100px)';

/** The groups of the settings as tabs (roving tabindex); the chosen one is the address' hash, also of the page after saving. */
function startTabs(form: HTMLFormElement, list: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')].map((link): Tab => {
    const panel = document.getElementById(link.hash.slice(1))!;
    link.id = `${panel.id}-tab`;
    // Another id than the hash, so that the browser does not scroll to the panel.
    panel.id += '-panel';
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    link.parentElement!.setAttribute('role', 'none');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', link.id);
    return { link, panel };
  });
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  let current = tabs[0]!;

  const show = (chosen: Tab): void => {
    current = chosen;
    for (const { link, panel } of tabs) {
      const isChosen = panel === chosen.panel;
      link.setAttribute('aria-selected', String(isChosen));
      link.tabIndex = isChosen ? 0 : -1;
      panel.hidden = !isChosen;
    }
    chosen.link.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const choose = (chosen: Tab): void => {
    show(chosen);
    history.replaceState(history.state, '', chosen.link.hash);
    if (chosen.panel.getBoundingClientRect().top < 0) chosen.panel.scrollIntoView();
  };
  const tabOf = (field: Element): Tab | undefined => tabs.find(({ panel }) => panel.contains(field));
  const reveal = (field: HTMLElement): void => {
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };
  /** Opens the tab that the hash names, or that of the field it names. */
  const follow = (): void => {
    const named = tabs.find(({ link }) => link.hash === location.hash);
    if (named) return show(named);
    const field = document.getElementById(location.hash.slice(1));
    const tab = field && tabOf(field);
    if (!tab) return;
    show(tab);
    reveal(field);
  };

  list.setAttribute('role', 'tablist');
  const row = matchMedia(inRow);
  const setOrientation = (): void => list.setAttribute('aria-orientation', row.matches ? 'horizontal' : 'vertical');
  row.addEventListener('change', setOrientation);
  setOrientation();
  list.addEventListener('click', (event) => {
    const tab = tabs.find(({ link }) => link.contains(event.target as Node));
    if (!tab) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.indexOf(current);
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: -1,
      ' ': at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(tabs.at(step % tabs.length)!);
    current.link.focus();
  });
  form.addEventListener(
    'invalid',
    ({ target }) => {
      const first = fields.find(({ validity }) => !validity.valid);
      if (first && target === first) choose(tabOf(first) ?? current);
    },
    true,
  );
  form.addEventListener('submit', () => {
    const referer = form.querySelector<HTMLInputElement>('[name="_wp_http_referer"]')!;
    referer.value = referer.value.split('#')[0] + current.link.hash;
  });
  window.addEventListener('hashchange', follow);

  show(current);
  const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!faulty) return follow();
  choose(tabOf(faulty) ?? current);
  reveal(faulty);
}

/** Says that there are unsaved changes, and asks before the page is left with some. */
function startGuard(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role="status"]')!;
  const values = (): string => new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  const saved = values();
  let isUnsaved = false;
  form.addEventListener('input', () => {
    isUnsaved = values() !== saved;
    status.textContent = isUnsaved ? status.dataset['unsaved']! : '';
  });
  form.addEventListener('submit', () => {
    isUnsaved = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
}

const form = document.querySelector<HTMLFormElement>('form.spesa-settings');
const list = document.querySelector<HTMLElement>('.spesa-groups');
if (form && list) {
  startTabs(form, list);
  startGuard(form);
}
