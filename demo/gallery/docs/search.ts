import { attributeId, elementPath, eventId, exampleId, lookId, type Site } from './site.ts';

/** One thing that the search finds, and where it stands. */
export interface Findable {
  kind: 'elemento' | 'attributo' | 'evento' | 'esempio' | 'aspetto' | 'scena';
  name: string;
  /** What it belongs to and what is said of it. */
  about: string;
  path: string;
}

/** All that the documentation can be searched for, elements first. */
export function findables({ elements, looks, scenes }: Site): Findable[] {
  const whole = elements.map(({ widget: { tag, title, description } }): Findable => ({
    kind: 'elemento',
    name: title,
    about: `<${tag}> ${description}`,
    path: elementPath(tag),
  }));
  const parts = elements.flatMap(({ widget, attributes, examples }): Findable[] => {
    const at = (id: string) => `${elementPath(widget.tag)}#${id}`;
    return [
      ...attributes.map(({ name, field }): Findable => ({
        kind: 'attributo',
        name,
        about: `${widget.title}: ${field.label}`,
        path: at(attributeId(name)),
      })),
      ...Object.entries(widget.events).map(([name, help]): Findable => ({
        kind: 'evento',
        name,
        about: `${widget.title}: ${help}`,
        path: at(eventId(name)),
      })),
      ...examples.map(({ title }, index): Findable => ({
        kind: 'esempio',
        name: title,
        about: widget.title,
        path: at(exampleId(index)),
      })),
    ];
  });
  return [
    ...whole,
    ...parts,
    ...looks.map(({ name, description }): Findable => ({
      kind: 'aspetto',
      name,
      about: description,
      path: `look/#${lookId(name)}`,
    })),
    ...scenes.map(({ name, title }): Findable => ({ kind: 'scena', name: title, about: '', path: `scenes/#${name}` })),
  ];
}
