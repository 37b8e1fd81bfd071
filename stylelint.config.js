/** Style of the sheets; how they are laid out is Prettier's. */
export default {
  extends: 'stylelint-config-recommended',
  ignoreFiles: [
    'node_modules/**',
    '.cache/**',
    'wp-plugin/dist/**',
    'wp-plugin/build/**',
    'test-results/**',
    'docs/site/**',
  ],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9-]+)?(--[a-z0-9-]+)?$',
      { message: 'Classes are block__element--modifier.' },
    ],
    'custom-property-pattern': '^(wp--.+|[a-z][a-z0-9]*(-[a-z0-9]+)*)$',
    'selector-max-id': 0,
    'max-nesting-depth': 1,
    'declaration-no-important': true,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Widths have names: widgets/ui/media.css.' },
    ],
    'function-url-no-scheme-relative': true,
    'no-duplicate-selectors': true,
    // A sheet puts the rules of one component after each other, not its selectors by weight.
    'no-descending-specificity': null,
    // The build puts every rule below `.spesa`: there `&` is the element itself.
    'nesting-selector-no-missing-scoping-root': null,
  },
  overrides: [
    // These sheets are no part of the build; the admin's breaks where WordPress' own does.
    { files: ['wp-plugin/admin/*.css', 'demo/gallery/*.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // Names that themes gave.
    { files: ['wp-plugin/inline/twenty*.css'], rules: { 'custom-property-pattern': null } },
    { files: ['widgets/ui/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // Who wants less motion gets it whatever a component says.
    { files: ['widgets/ui/base.css'], rules: { 'declaration-no-important': null } },
  ],
};
