/** Addresses and widths of a picture's sizes, as `srcset` writes them; those that may not be shown are left out. */
export const checkedSources = (sources: string, photo: (address: string) => string | null): string =>
  sources
    .split(/,\s+/)
    .flatMap((source) => {
      const [, address = '', width = ''] = /^(\S+)\s+(\d+w)$/.exec(source.trim()) ?? [];
      const checked = width && photo(address);
      return checked ? [`${checked} ${width}`] : [];
    })
    .join(', ');
