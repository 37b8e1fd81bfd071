interface Place {
  latitude: number;
  longitude: number;
}

/** Are these coordinates a place on the globe? 0/0 is what nobody has filled. */
export function isKnownPlace(
  place: { latitude?: number | undefined; longitude?: number | undefined } = {},
): place is Place {
  const { latitude = NaN, longitude = NaN } = place;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}
