/** A picture as the media library's window hands it over. */
interface Picture {
  id: number;
  url: string;
  alt: string;
  title: string;
  sizes?: Record<string, { url: string }>;
}

/** The media library's window. */
export interface MediaFrame {
  on(event: 'select', act: () => void): void;
  open(): void;
  state(): { get(name: 'selection'): { first(): { toJSON(): Picture } } };
}

type Media = NonNullable<NonNullable<Window['wp']>['media']>;

/** Lets the picture of a slide for phones be chosen and taken away in its field (includes/Content/SlidePicture.php). */
function start(field: HTMLElement, media: Media): void {
  const id = field.querySelector<HTMLInputElement>('input[type="hidden"]')!;
  const preview = field.querySelector<HTMLElement>('[role="status"]')!;
  const choose = field.querySelector<HTMLButtonElement>('[data-choose]')!;
  const remove = field.querySelector<HTMLButtonElement>('[data-remove]')!;
  const words = choose.textContent;
  let frame: MediaFrame | undefined;

  const take = ({ id: chosen, url, alt, title, sizes }: Picture): void => {
    id.value = String(chosen);
    preview.replaceChildren(
      Object.assign(document.createElement('img'), { src: sizes?.['medium']?.url ?? url, alt: alt || title }),
    );
    remove.hidden = false;
  };
  const opened = (): MediaFrame => {
    const made = media({ title: words, library: { type: 'image' }, button: { text: words }, multiple: false });
    made.on('select', () => take(made.state().get('selection').first().toJSON()));
    return made;
  };
  choose.addEventListener('click', () => (frame ??= opened()).open());
  remove.addEventListener('click', () => {
    id.value = '';
    preview.replaceChildren();
    remove.hidden = true;
    choose.focus();
  });
  choose.parentElement!.hidden = false;
}

const field = document.querySelector<HTMLElement>('.spesa-slide-picture');
const media = window.wp?.media;
if (field && media) start(field, media);
