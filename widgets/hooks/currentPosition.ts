/** Where the device is, with the person's consent; undefined where they or the device refuse. */
export const currentPosition = (): Promise<GeolocationPosition | undefined> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve(undefined);
    geolocation.getCurrentPosition(resolve, () => resolve(undefined), { timeout: 10_000, maximumAge: 60_000 });
  });
