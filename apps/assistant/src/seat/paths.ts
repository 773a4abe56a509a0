import { links } from '@console/contracts'

/** The page on which an agent works: stand-alone, with a sign-in of its own. */
export function isSeatAddress(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === links.seat.path
}
