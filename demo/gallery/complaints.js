/** Keeps what this tab complains of, for a browser whose console cannot be read from outside: a list of sentences under `complaints` of its session storage. */
{
  const heard = (sentence) => {
    try {
      const before = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
      sessionStorage.setItem('complaints', JSON.stringify([...before, sentence]));
    } catch {
      return;
    }
  };
  const { error } = console;
  console.error = (...words) => {
    error(...words);
    heard(words.map((word) => word?.stack ?? String(word)).join(' '));
  };
  addEventListener('error', ({ message, filename, lineno }) => message && heard(`${message} (${filename}:${lineno})`));
  let leaves = false;
  addEventListener('beforeunload', () => (leaves = true));
  addEventListener('pageshow', () => (leaves = false));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit rejects the imports that a page which is left had begun.
    if (leaves && /^Importing a module script failed/.test(reason?.message)) return;
    heard(String(reason?.stack ?? reason));
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard(`${violatedDirective} refuses ${blockedURI}`),
  );
}
