/** A file or picture that the platform names by its path is at the platform's origin, which may be another than the console's. */
export function platformUrl(address: string, apiOrigin: string): string {
  return address.startsWith('/') ? apiOrigin + address : address
}
