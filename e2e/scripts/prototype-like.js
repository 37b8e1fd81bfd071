// What Prototype.js 1.6 and 1.7 do to a page, in our own words: names and behaviour are its own, the code is not.
(function () {
  const extend = (target, source) => {
    for (const name in source) target[name] = source[name];
    return target;
  };
  window.$A = function (iterable) {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    let length = iterable.length || 0;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  window.$ = (element) => (typeof element === 'string' ? document.getElementById(element) : element);
  window.$$ = (...selectors) => $A(document.querySelectorAll(selectors.join()));
  window.$w = (text) => text.trim().split(/\s+/);
  window.$break = {};
  const each = function (iterator, context) {
    for (let at = 0; at < this.length; at++) iterator.call(context, this[at], at);
    return this;
  };
  const findAll = function (iterator, context) {
    const results = [];
    this.each((value, index) => iterator.call(context, value, index, this) && results.push(value));
    return results;
  };
  const collect = function (iterator = (value) => value, context) {
    const results = [];
    this.each((value, index) => results.push(iterator.call(context, value, index, this)));
    return results;
  };
  const toArray = function () {
    return this.slice(0);
  };
  window.Enumerable = {
    each,
    eachSlice: () => [],
    all: Array.prototype.every,
    any: Array.prototype.some,
    collect,
    map: collect,
    detect: Array.prototype.find,
    findAll,
    select: findAll,
    filter: findAll,
    grep: findAll,
    include: Array.prototype.includes,
    member: Array.prototype.includes,
    inject(memo, iterator) {
      this.each((value, index) => (memo = iterator(memo, value, index)));
      return memo;
    },
    invoke(method, ...given) {
      return this.map((value) => value[method](...given));
    },
    pluck(name) {
      return this.map((value) => value[name]);
    },
    max: () => undefined,
    min: () => undefined,
    partition: () => [],
    reject: () => [],
    sortBy: () => [],
    toArray,
    entries: toArray,
    zip: () => [],
    size() {
      return this.length;
    },
    inspect: () => '#<Enumerable>',
  };
  extend(Array.prototype, Enumerable);
  extend(Array.prototype, {
    _reverse: Array.prototype.reverse,
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    clear() {
      this.length = 0;
      return this;
    },
    clone: toArray,
    compact: () => [],
    flatten: () => [],
    without: () => [],
    uniq: () => [],
    intersect: () => [],
    toJSON() {
      return `[${this.map((value) => Object.toJSON(value)).join(', ')}]`;
    },
  });
  Array.from = $A;
  extend(String.prototype, {
    strip: String.prototype.trim,
    gsub: String.prototype.replaceAll,
    sub: String.prototype.replace,
    toArray() {
      return this.split('');
    },
    include: String.prototype.includes,
    empty() {
      return this.length === 0;
    },
    times: String.prototype.repeat,
    inspect() {
      return `'${this}'`;
    },
    toJSON() {
      return `"${this}"`;
    },
  });
  extend(Number.prototype, {
    succ() {
      return this + 1;
    },
    toJSON() {
      return isFinite(this) ? this.toString() : 'null';
    },
  });
  Object.toJSON = (value) => (value && value.toJSON ? value.toJSON() : String(value));
  Object.extend = extend;
  Object.clone = (object) => extend({}, object);
  Object.isArray = Array.isArray;
  extend(Function.prototype, {
    argumentNames: () => [],
    bindAsEventListener(context) {
      return (event) => this.call(context, event || window.event);
    },
    curry() {
      return this;
    },
    defer() {
      return setTimeout(this, 10);
    },
    delay(seconds) {
      return setTimeout(this, seconds * 1000);
    },
    wrap(wrapper) {
      return wrapper;
    },
    methodize() {
      return this;
    },
  });
  const methods = {
    visible() {
      return this.style.display !== 'none';
    },
    toggle() {
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    update(content) {
      this.innerHTML = content;
      return this;
    },
    insert: () => undefined,
    wrap: () => undefined,
    inspect: () => '<element>',
    up: () => undefined,
    down: () => undefined,
    next: () => undefined,
    previous: () => undefined,
    select(...selectors) {
      return $A(this.querySelectorAll(selectors.join()));
    },
    adjacent: () => [],
    identify() {
      return this.id;
    },
    empty() {
      return this.innerHTML.trim() === '';
    },
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
    clone() {
      return this.cloneNode(true);
    },
    store: () => undefined,
    retrieve: () => undefined,
    fire: () => undefined,
    observe: () => undefined,
  };
  extend(HTMLElement.prototype, methods);
  const native = window.Element;
  window.Element = function (tag) {
    return document.createElement(tag);
  };
  extend(window.Element, native);
  window.Element.prototype = native.prototype;
  window.Element.Methods = methods;
  window.Class = { create: () => function () {} };
  window.Prototype = { Version: '1.6.1' };
})();
