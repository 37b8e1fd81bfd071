import tseslint from 'typescript-eslint';

const say = (selector, message) => ({ selector, message });

const react = [
  say(
    `:matches(ImportSpecifier[imported.name=/^(useActionState|useOptimistic|useFormStatus)$/], MemberExpression[property.name=/^(useActionState|useOptimistic|useFormStatus)$/])`,
    'Only React 19 has it; Preact does not (design §5.2).',
  ),
  say(
    `:matches(ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='useId'], MemberExpression[object.name='React'][property.name='useId'])`,
    'It repeats in every Preact root: use our own id hook.',
  ),
  say(
    `JSXOpeningElement[name.name='form'] > JSXAttribute[name.name='action'] > JSXExpressionContainer`,
    'Preact navigates on a form action: use onSubmit.',
  ),
  say(
    `JSXAttribute[name.name=/^(formAction|style)$/]`,
    'No form actions and no inline styles (CSP): a class, or style.setProperty in an effect.',
  ),
  say(
    `JSXAttribute[name.name='dangerouslySetInnerHTML']`,
    'HTML enters the page only through the sanitise gate (design §5.9).',
  ),
  say(`JSXText[value=/\\p{L}/u]`, 'Texts for people are labels (core/labels/it).'),
  say(
    `JSXAttribute[name.name=/^(title|alt|placeholder|aria-label|aria-description)$/] > Literal[value=/\\p{L}/u]`,
    'Texts for people are labels (core/labels/it).',
  ),
];
/** No date from the machine's clock. */
const machineTime = (clock) =>
  [
    `CallExpression[callee.object.name='Date'][callee.property.name='now']`,
    `NewExpression[callee.name='Date'][arguments.length=0]`,
  ].map((selector) => say(selector, `Take the time from ${clock}.`));
const outside = [
  say(`CallExpression[callee.name='fetch']`, 'Only core/api calls servers.'),
  say(
    `:matches(Identifier[name=/^(localStorage|sessionStorage)$/], MemberExpression[property.name=/^(localStorage|sessionStorage)$/])`,
    'Only core/browser touches storage.',
  ),
  say(
    `Identifier[name='Intl']`,
    'Its first use blocks a phone for 0.2 s (core/rules/dates.ts has the clock of Italy).',
  ),
  ...machineTime('the clock that you were given (core/browser/clock)'),
];
const euro = [
  say(`CallExpression[callee.property.name='toFixed']`, 'Euros and quantities are written by core/rules alone.'),
];
const sleeps = [
  say(
    `:matches(MemberExpression[property.name='waitForTimeout'], NewExpression[callee.name='Promise'] > :function CallExpression[callee.name='setTimeout'][arguments.0.type='Identifier'])`,
    'Wait for what is to come (expect.poll, vi.waitFor, an expectation that tries again); that nothing comes, and the pace of a loop, are in tests/waits.ts.',
  ),
];
const code = [
  say(
    `:matches(CallExpression[callee.name='eval'], NewExpression[callee.name='Function'], CallExpression[callee.name='Function'])`,
    'No code from text: the page forbids it (CSP).',
  ),
  say('TSEnumDeclaration', 'Node runs the sources as they are: no enums.'),
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      'coverage',
      'test-results',
      'docs/site',
      'wp-plugin/dist',
      'wp-plugin/build',
      'wp-plugin/generated',
      'wp-plugin/blocks',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      'max-lines': ['error', 300],
      'no-var': 'error',
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-debugger': 'error',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-restricted-syntax': ['error', ...code],
    },
  },
  // Data are as long as there is to tell (design §2).
  { files: ['demo/shop/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['{tests,e2e}/**/*.{ts,tsx}'],
    ignores: ['tests/waits.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...code, ...sleeps, ...machineTime('the clock of the tests (tests/moment.ts)')],
    },
  },
  { files: ['core/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...code, ...outside, ...euro] } },
  {
    files: ['widgets/**/*.{ts,tsx}', 'wp-plugin/editor/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...code, ...outside, ...euro, ...react] },
  },
  { files: ['core/rules/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...code, ...outside] } },
  {
    files: [
      'core/{api,browser}/**/*.ts',
      'widgets/boot.ts',
      'wp-plugin/editor/{shopApi,setup,scene}.ts',
      'wp-plugin/editor/review.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...code, ...euro] },
  },
  { files: ['widgets/{manifest,bundle}/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...code] } },
  { files: ['widgets/index.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
);
