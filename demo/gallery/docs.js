/** What the documentation's pages do with script: switches for all examples, copying, the height of an example, the search. */
const root = document.querySelector('script[data-root]').dataset.root;
const stages = [...document.querySelectorAll('.docs-stage')];
const form = document.querySelector('.docs-switches');
const least = 120;
const most = 900;

/** Gives an example the width that is wanted, smaller on a narrower page, and the height of what stands in it. */
function fit(stage) {
  const frame = stage.querySelector('iframe');
  const width = Number(form?.elements.width.value) || 0;
  const scale = width ? Math.min(1, stage.clientWidth / width) : 1;
  frame.style.width = width ? `${width}px` : '100%';
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  const page = frame.contentDocument;
  const opened = page?.querySelector('dialog[open], .toast, .drawer[open]') ? 640 : 0;
  const content = page?.querySelector('main')?.getBoundingClientRect().bottom ?? least;
  const height = Math.min(most / scale, Math.max(least, opened, Math.ceil(content)));
  frame.style.height = `${height}px`;
  frame.style.marginBlockEnd = `${height * (scale - 1)}px`;
}

/** Follows what an example does with its height once its page is there. */
function follow(stage) {
  const frame = stage.querySelector('iframe');
  const watch = () => {
    const page = frame.contentDocument;
    if (!page?.querySelector('main')) return;
    const again = () => requestAnimationFrame(() => fit(stage));
    new ResizeObserver(again).observe(page.querySelector('main'));
    new MutationObserver(again).observe(page.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    fit(stage);
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}

/** Shows an example as the switches say: in a new frame, for the old one lets nobody lead it elsewhere. */
function show(stage) {
  const { state, engine } = form.elements;
  const address = stage.dataset.example.replace('{engine}', engine.value).replace('{state}', state?.value ?? '');
  const old = stage.querySelector('iframe');
  const frame = old.cloneNode();
  frame.src = address;
  old.replaceWith(frame);
  stage.querySelector('.docs-alone').href = address;
  stage.querySelector('.docs-told').textContent = '';
  follow(stage);
  fit(stage);
}

for (const stage of stages) follow(stage);
addEventListener('resize', () => stages.forEach(fit));
if (form) {
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => stages.forEach(target.name === 'width' ? fit : show));
}

addEventListener('message', ({ origin, data, source }) => {
  const stage = stages.find((each) => each.querySelector('iframe').contentWindow === source);
  if (!stage || origin !== location.origin || typeof data?.leadsTo !== 'string') return;
  const { pathname, search } = new URL(data.leadsTo);
  stage.querySelector('.docs-told').textContent = `Nel negozio si va a ${pathname}${search}`;
});

for (const button of document.querySelectorAll('.docs-copy')) {
  const code = button.parentElement.querySelector('code');
  const text = button.firstChild;
  const before = text.data;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      text.data = 'Copiato: l’HTML';
    } catch {
      getSelection().selectAllChildren(code);
      text.data = 'È scelto, copialo: l’HTML';
    }
    setTimeout(() => (text.data = before), 3000);
  });
}

const plain = (words) => words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const place = document.querySelector('.docs-search');
const input = place.querySelector('input');
const status = place.querySelector('[role=status]');
const list = place.querySelector('ul');
let findables;

/** How well a thing answers the words: 0 is not at all; its name counts more than what is said of it. */
function rank({ name, about, kind }, words) {
  const [title, rest] = [plain(name), plain(about)];
  if (!words.every((word) => title.includes(word) || rest.includes(word) || kind.startsWith(word))) return 0;
  return (title.startsWith(words[0]) ? 4 : title.includes(words[0]) ? 3 : 1) + (kind === 'elemento' ? 2 : 0);
}

function entry({ name, about, kind, path }) {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = root + path;
  const strong = link.appendChild(document.createElement('strong'));
  strong.textContent = name;
  link.append(` ${kind}`);
  const said = item.appendChild(document.createElement('p'));
  said.textContent = about;
  return item;
}

async function search() {
  const words = plain(input.value.trim()).split(/\s+/).filter(Boolean);
  list.hidden = words.length === 0;
  if (!words.length) return void (status.textContent = '');
  findables ??= await (await fetch(`${root}search.json`)).json();
  const found = findables
    .map((thing) => ({ thing, points: rank(thing, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  status.textContent = found.length ? `Risultati: ${found.length}` : 'Nessun risultato';
  list.replaceChildren(...found.slice(0, 30).map(({ thing }) => entry(thing)));
  if (!found.length) list.append(Object.assign(document.createElement('li'), { textContent: 'Nessun risultato' }));
}

place.hidden = false;
input.addEventListener('input', search);
place.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !list.hidden) {
    list.hidden = true;
    input.focus();
  }
  const links = [...list.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || list.hidden || !links.length) return;
  event.preventDefault();
  const at = links.indexOf(document.activeElement) + step;
  (at < 0 ? input : links[Math.min(at, links.length - 1)]).focus();
});
addEventListener('click', ({ target }) => place.contains(target) || (list.hidden = true));

const menu = document.querySelector('.docs-menu details');
const wide = matchMedia('(width >= 60em)');
const unfold = () => (menu.open = wide.matches);
wide.addEventListener('change', unfold);
unfold();
const current = menu.querySelector('[aria-current]');
if (wide.matches && current) menu.parentElement.scrollTop = current.offsetTop - 200;
