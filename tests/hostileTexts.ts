const canary = 'window.__canary=1';

/** Texts that would run, or break the page, where a text is taken for HTML (XSS-01). */
export const hostileTexts: readonly string[] = [
  `<script>${canary}</script>`,
  `"><script>${canary}</script>`,
  `</script><script>${canary}</script>`,
  `<img src=x onerror=${canary}>`,
  `"><img src=x onerror="${canary}">`,
  `' onmouseover='${canary}`,
  `" onfocus="${canary}" autofocus tabindex=1 x="`,
  `<svg onload=${canary}>`,
  `<svg><animate onbegin=${canary} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src onerror=${canary}>`,
  `<iframe srcdoc="<script>parent.${canary}</script>">`,
  `<details open ontoggle=${canary}>`,
  `<video><source onerror=${canary}>`,
  `<body onload=${canary}>`,
  `<input autofocus onfocus=${canary}>`,
  `<a href="javascript:${canary}">x</a>`,
  `javascript:${canary}`,
  `<object data="javascript:${canary}">`,
  `<form action="javascript:${canary}"><button>x</button></form>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${canary}">`,
  `<style>*{display:none}</style>`,
  `<template shadowrootmode=open><script>${canary}</script></template>`,
  `<spesa-static-text text="{{x}}"></spesa-static-text>`,
  `<!--><script>${canary}</script>-->`,
  `<![CDATA[<script>${canary}</script>]]>`,
  `\u0000<script>${canary}</script>`,
  `\u202e<script>${canary}</script>`,
  `{{constructor.constructor("${canary}")()}}`,
  '${' + canary + '}',
  '<%= ' + canary + ' %>',
  '`${' + canary + '}`',
  '\\u003cscript\\u003e' + canary + '\\u003c/script\\u003e',
  '&lt;script&gt;' + canary + '&lt;/script&gt;',
  '%3Cscript%3E' + canary + '%3C/script%3E',
  '<<script>script>' + canary + '</script>',
  `<scr<script>ipt>${canary}</scr</script>ipt>`,
  `<img/src='x'/onerror=${canary}//`,
  `<x onclick=${canary}>x</x>`,
  `<button popovertarget=x onbeforetoggle=${canary}>`,
];

/** Elements that only a text taken for HTML could have made, and whether a script has run. */
export function harm(root: ParentNode): string[] {
  const found = [
    ...root.querySelectorAll(
      'script, iframe, object, embed, style, base, meta, template, math, form[action^="javascript"], a[href^="javascript"], spesa-static-text, [onerror], [onload], [onfocus], [onclick], [ontoggle], [onmouseover], [onbegin], [onbeforetoggle], [autofocus]',
    ),
  ].map((element) => element.outerHTML);
  return Reflect.get(globalThis, '__canary') === undefined ? found : [...found, 'a script has run'];
}
