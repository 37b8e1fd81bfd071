/** Hands an address on by the device's own sheet, else puts it on the clipboard; `neither` where both are missing or refused (a page without https). */
export async function handOn(title: string, url: string): Promise<'shared' | 'copied' | 'neither'> {
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    await share.call(navigator, { title, url }).catch(() => {});
    return 'shared';
  }
  return (
    clipboard?.writeText(url).then(
      () => 'copied' as const,
      () => 'neither' as const,
    ) ?? 'neither'
  );
}
