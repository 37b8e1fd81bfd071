import type { Encoding } from './endpoint.ts';

/** A list is its name several times; whatever is no file becomes text. */
function filled<T extends URLSearchParams | FormData>(parts: T, body: object): T {
  for (const [name, value] of Object.entries(body))
    for (const each of [value as unknown].flat()) parts.append(name, each as string);
  return parts;
}

/** As a plain form. */
export const form: Encoding = {
  type: 'application/x-www-form-urlencoded',
  encode: (body) => filled(new URLSearchParams(), body),
};

/** As a form with files in it. */
export const multipart: Encoding = {
  type: 'multipart/form-data',
  encode: (body) => filled(new FormData(), body),
};
