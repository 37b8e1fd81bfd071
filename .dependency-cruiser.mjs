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
