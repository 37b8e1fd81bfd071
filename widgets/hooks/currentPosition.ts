/** Where the device is, with the person's consent; undefined where they or the device refuse. */
export const currentPosition = (): Promise<GeolocationPosition | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), {
      timeout: 10_000,
      maximumAge: 60_000,
    });
  });
