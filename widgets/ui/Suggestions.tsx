/** What a text field offers while one types: the field names it as its `list`. */
export const Suggestions = ({ id, texts }: { id: string; texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option value={text} key={text} />
    ))}
  </datalist>
);
