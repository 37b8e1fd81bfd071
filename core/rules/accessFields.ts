import * as formTexts from '../labels/it/forms.ts';
import * as registrationTexts from '../labels/it/registration.ts';
import type { Disclaimer } from '../schema/profile.ts';
import type { FormField, Words } from './form.ts';
import type { ContentLink } from './links.ts';
import { plainText } from './plainText.ts';
import { password } from './validation.ts';

/** A password that is chosen, and once more (account §5); the names are those of the form's own fields. */
export const chosenPassword = <N extends string>(
  name: N,
  again: N,
  label: Words = registrationTexts.newPassword,
): readonly FormField<N>[] => [
  {
    name,
    label,
    hint: registrationTexts.passwordHint,
    kind: 'password',
    required: true,
    rules: [password],
    complete: 'new-password',
  },
  {
    name: again,
    label: registrationTexts.passwordAgain,
    kind: 'password',
    required: true,
    repeats: name as NoInfer<N>,
    complete: 'new-password',
  },
];

/** The name of a disclaimer's box in a form. */
export const consentName = ({ disclaimerId }: Pick<Disclaimer, 'disclaimerId'>): string => `disclaimer-${disclaimerId}`;

/** A disclaimer as a box to tick (account §2); the first link of its text leads to what is agreed to. */
export function consentField(disclaimer: Disclaimer, link: (address: string) => ContentLink | null): FormField {
  const [, address = '', words = ''] = /<a\s[^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/is.exec(disclaimer.text) ?? [];
  const href = words && link(address)?.href;
  return {
    name: consentName(disclaimer),
    label: () => plainText(disclaimer.text) || disclaimer.title,
    kind: 'box',
    ...(href && { reading: { words: plainText(words), href } }),
    ...(disclaimer.mandatory && { required: formTexts.consentFault }),
    complete: 'off',
  };
}

/** What was ticked, as the wire has it. */
export const consentsGiven = (disclaimers: readonly Disclaimer[], values: Readonly<Record<string, string>>) =>
  disclaimers.map(({ disclaimerId }) => ({
    disclaimerId,
    accepted: values[consentName({ disclaimerId })] === 'true',
  }));
