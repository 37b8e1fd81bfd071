/** Who makes the plugin and where it is at home, as package.json says; an address that there is not is left out. */
export interface Origin {
  author: string;
  homepage?: string;
  repository?: string;
}

const lines = (fields: readonly (readonly [name: string, value: string | undefined])[]): string =>
  fields.map(([name, value]) => (value ? `${name} ${value}\n` : '')).join('');

/** The plugin's own header with its author and addresses. */
export const headed = (php: string, { author, homepage }: Origin): string =>
  php.replace(/^( \* Version: .+\n)/m, (version) =>
    lines([
      [' * Plugin URI:       ', homepage],
      [version.trimEnd() + '\n * Author:           ', author],
      [' * Author URI:       ', homepage],
    ]),
  );

/** The readme with who contributes, and where the sources of what is minified are to be had. */
export const signed = (readme: string, { author, repository }: Origin): string =>
  readme
    .replace(/^(=== .+ ===\n)/, `$1Contributors: ${author.toLowerCase()}\n`)
    .replace(/(in the plugin's repository)/, (words) => (repository ? `${words}, ${repository}` : words));
