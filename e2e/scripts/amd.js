// As RequireJS: a `define` that takes no module without a name from a script that nobody has required.
(function () {
  window.require = window.requirejs = () => undefined;
  window.define = function (name) {
    if (typeof name !== 'string') throw new Error('Mismatched anonymous define() module');
  };
  window.define.amd = { jQuery: true };
})();
