/** Runs in the page, without imports: checks the form's fields before it is sent, so that nothing typed is lost. */
export function watchForm(form: HTMLFormElement, errorsOf: (typed: Record<string, string>) => object): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.field input')];
  const errors = () => errorsOf(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  const errorOf = ({ name }: HTMLInputElement) => (errors() as Record<string, string | undefined>)[name];
  const tell = (input: HTMLInputElement): boolean => {
    const error = errorOf(input);
    const line = document.getElementById(`${input.name}-error`)!;
    line.textContent = error ?? '';
    if (error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    return error !== undefined;
  };
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('formnovalidate')) return;
    const [first] = inputs.filter(tell);
    if (!first) return;
    event.preventDefault();
    first.focus();
  });
  for (const input of inputs) {
    input.addEventListener('change', () => input.value && tell(input));
    input.addEventListener('input', () => {
      if (input.selectionEnd === input.value.length) {
        const { value } = input;
        if (input.name === 'number') input.value = value.replace(/[\s-]/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');
        if (input.name === 'expiry') input.value = value.replace(/^(\d{2})(\d{1,2})$/, '$1/$2');
      }
      if (input.hasAttribute('aria-invalid') && !errorOf(input)) tell(input);
    });
  }
}

/** What is wrong with the bank's code, as typed. */
export function codeErrors({ code = '' }: Record<string, string>): Record<string, string> {
  return /^\d{6}$/.test(code.trim()) ? {} : { code: 'Scrivi le sei cifre del codice.' };
}
