type Fact = readonly [label: string, value: string | undefined];

/** What a section holds, to be read; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="section-facts">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
