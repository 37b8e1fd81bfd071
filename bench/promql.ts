/** What a process said of itself at one moment: series by name and labels. */
export interface Scrape {
  /** In seconds. */
  at: number;
  series: Series[];
}

export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads Prometheus' text form; each series also bears the `instance` that it is of. */
export function readScrape(text: string, at: number, instance: string): Scrape {
  const series = [...text.matchAll(/^([a-z_\d]+)(?:\{(.*)\})? (\S+)$/gim)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: {
      instance,
      ...Object.fromEntries(
        [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', word = '']) => [key, word]),
      ),
    },
    value: Number(value),
  }));
  return { at, series };
}

type Vector = Omit<Series, 'name'>[];
type Value = number | Vector;
type Question = (scrapes: readonly Scrape[], at: number) => Value;

const seconds: Record<string, number> = { s: 1, m: 60, h: 3_600 };
const tokens = /\s*(=~|!=|[a-z_][\w]*|\d+(?:\.\d+)?[smh]?|"[^"]*"|[(){}[\],=/-])/giy;

function grouped(vector: Vector, by: readonly string[], join: (values: readonly number[]) => number): Vector {
  const groups = new Map<string, { labels: Record<string, string>; values: number[] }>();
  for (const { labels, value } of vector) {
    const own = Object.fromEntries(by.map((name) => [name, labels[name] ?? '']));
    const group = groups.get(JSON.stringify(own)) ?? { labels: own, values: [] };
    group.values.push(value);
    groups.set(JSON.stringify(own), group);
  }
  return [...groups.values()].map(({ labels, values }) => ({ labels, value: join(values) }));
}

const joins: Record<string, (values: readonly number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

/** The value below which `part` of a histogram's observations lie, as Prometheus reckons it. */
function quantile(part: number, buckets: Vector): Vector {
  const groups = new Map<string, { labels: Record<string, string>; steps: [le: number, count: number][] }>();
  for (const { labels, value } of buckets) {
    const { le = '', ...own } = labels;
    const group = groups.get(JSON.stringify(own)) ?? { labels: own, steps: [] };
    group.steps.push([le === '+Inf' ? Infinity : Number(le), value]);
    groups.set(JSON.stringify(own), group);
  }
  return [...groups.values()].flatMap(({ labels, steps }) => {
    steps.sort(([a], [b]) => a - b);
    const wanted = part * (steps.at(-1)?.[1] ?? 0);
    const at = steps.findIndex(([, count]) => count >= wanted);
    const [[below, before], [le, count]] = [steps[at - 1] ?? [0, 0], steps[at] ?? [0, 0]];
    if (wanted === 0) return [];
    return [{ labels, value: le === Infinity ? below : below + ((le - below) * (wanted - before)) / (count - before) }];
  });
}

/** Reads one question in the part of PromQL that the dashboard uses; what it does not know it refuses. */
export function readQuestion(text: string): Question {
  const words = [...text.matchAll(tokens)].map(([, word = '']) => word);
  if (words.join('') !== text.replaceAll(/\s/g, '')) throw new Error(`not understood: ${text}`);
  let next = 0;
  const take = (wanted?: string): string => {
    const word = words[next++] ?? '';
    if (wanted !== undefined && word !== wanted) throw new Error(`${wanted} is missing in ${text}`);
    return word;
  };
  const until = <T>(end: string, read: () => T): T[] => {
    const all: T[] = [];
    while (words[next] !== end) {
      if (all.length > 0) take(',');
      all.push(read());
    }
    take(end);
    return all;
  };
  const vectorOf = (value: Value): Vector => (typeof value === 'number' ? [{ labels: {}, value }] : value);

  function selector(name: string): { fits: (series: Series) => boolean; range: number } {
    const matchers =
      words[next] === '{' ? (take(), until('}', () => [take(), take(), take().slice(1, -1)] as const)) : [];
    const range = words[next] === '[' ? (take(), take()) : '0s';
    if (range !== '0s') take(']');
    return {
      fits: (series) =>
        series.name === name &&
        matchers.every(([label, sign, word]) => {
          const own = series.labels[label] ?? '';
          return sign === '=~' ? new RegExp(`^(?:${word})$`).test(own) : (own === word) === (sign === '=');
        }),
      range: Number.parseFloat(range) * (seconds[range.at(-1)!] ?? 1),
    };
  }

  function growth(perSecond: boolean): Question {
    take('(');
    const { fits, range } = selector(take());
    take(')');
    return (scrapes, at) => {
      const ends = new Map<
        string,
        { labels: Record<string, string>; first: [number, number]; last: [number, number] }
      >();
      for (const scrape of scrapes)
        if (scrape.at <= at && scrape.at > at - range)
          for (const { labels, value } of scrape.series.filter(fits)) {
            const key = JSON.stringify(labels);
            const point: [number, number] = [scrape.at, value];
            ends.set(key, { labels, first: ends.get(key)?.first ?? point, last: point });
          }
      return [...ends.values()]
        .filter(({ first, last }) => last[0] > first[0])
        .map(({ labels, first, last }) => ({
          labels,
          value: (last[1] - first[1]) / (perSecond ? last[0] - first[0] : 1),
        }));
    };
  }

  function primary(): Question {
    const name = take();
    if (/^\d/.test(name)) return () => Number(name);
    if (name === 'rate' || name === 'increase') return growth(name === 'rate');
    if (name === 'time') {
      take('(');
      take(')');
      return (_, at) => at;
    }
    if (name === 'histogram_quantile' || name === 'topk') {
      take('(');
      const [first, of] = until(')', whole) as [Question, Question];
      return (scrapes, at) => {
        const [number, vector] = [first(scrapes, at) as number, vectorOf(of(scrapes, at))];
        return name === 'topk' ? vector.sort((a, b) => b.value - a.value).slice(0, number) : quantile(number, vector);
      };
    }
    const join = joins[name];
    if (join) {
      const by = words[next] === 'by' ? (take(), take('('), until(')', () => take())) : [];
      take('(');
      const of = whole();
      take(')');
      return (scrapes, at) => grouped(vectorOf(of(scrapes, at)), by, join);
    }
    const { fits } = selector(name);
    return (scrapes, at) => {
      const newest = new Map(
        scrapes.filter((scrape) => scrape.at <= at).map((each) => [each.series[0]?.labels['instance'], each]),
      );
      return [...newest.values()].flatMap(({ series }) => series.filter(fits));
    };
  }

  function whole(): Question {
    const left = primary();
    const sign = words[next];
    if (sign !== '-' && sign !== '/') return left;
    take();
    const right = primary();
    return (scrapes, at) => {
      const [a, b] = [left(scrapes, at), vectorOf(right(scrapes, at))];
      const ofA = (labels: Record<string, string>) =>
        typeof a === 'number' ? a : a.find((each) => JSON.stringify(each.labels) === JSON.stringify(labels))?.value;
      return b.map(({ labels, value }) => {
        const other = ofA(labels) ?? NaN;
        return { labels, value: sign === '-' ? other - value : other / value };
      });
    };
  }

  const question = whole();
  if (next !== words.length) throw new Error(`not understood: ${words.slice(next).join(' ')} in ${text}`);
  return question;
}
