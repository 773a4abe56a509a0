/** The page on which an agent works: stand-alone, with a sign-in of its own. */
export const SEAT_PATH = '/assistant-console/seat'

export function isSeatAddress(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === SEAT_PATH
}
