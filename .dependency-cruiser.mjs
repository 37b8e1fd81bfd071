const definition = '\\.widget\\.ts$';

/** No module leads back to itself, not even by types: what two modules need stands in a third. */
const forbidden = [
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: definition } } },
  {
    name: 'no-cycle-of-definitions',
    comment: 'A definition names its view by `import()`, and the view takes the type of its props from it; no more.',
    severity: 'error',
    from: {},
    to: { circular: true, via: { path: definition }, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'no-arrow-up-to-the-handlers',
    comment: 'Handlers and jobs put the rooms of the reference server to work; no room knows of them.',
    severity: 'error',
    from: { path: '^demo/server/[^/]+/', pathNot: '^demo/server/(handlers|jobs)/' },
    to: { path: '^demo/server/(handlers|jobs)/' },
  },
  {
    name: 'no-arrow-up-to-the-jobs',
    comment: 'Jobs may use handlers, not the other way.',
    severity: 'error',
    from: { path: '^demo/server/handlers/' },
    to: { path: '^demo/server/jobs/' },
  },
  {
    name: 'no-arrow-up-to-the-app',
    comment: 'What stands in no room puts the rooms together.',
    severity: 'error',
    from: { path: '^demo/server/[^/]+/' },
    to: { path: '^demo/server/[^/]+[.]ts$' },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(node_modules|coverage|test-results|docs/site|wp-plugin/(dist|build|generated|blocks)|\\.cache)/',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
