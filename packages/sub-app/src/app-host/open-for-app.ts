import { subApp } from '@console/contracts'
import type { HostServices } from '../host/host-services.ts'

const MAX_ADDRESS_CHARACTERS = 2000
/** Parameters with which the console itself does something. */
const CONSOLE_PARAMETERS = ['safe', 'preview', 'dev', 'redirect', 'token']

/** An address that an app names, without what would change the console itself. */
export function withoutConsoleParameters(address: string): string {
  const target = new URL(address, window.location.origin)
  for (const name of CONSOLE_PARAMETERS) target.searchParams.delete(name)
  return target.pathname + target.search + target.hash
}

/** True if an address is one of an app's own pages. */
export function isOwnPage(address: string, module: string): boolean {
  const { pathname } = new URL(address, window.location.origin)
  const base = `${subApp.PAGES_PATH}${module}`
  return pathname === base || pathname.startsWith(`${base}/`)
}

/** Opens a page of the console for an app, if it is one of its own or the person may open it. Browsers read `\` as `/`, so no address has one. */
export function openForApp(
  to: string,
  module: string,
  services: Pick<HostServices, 'canOpen' | 'navigate'>,
): void {
  if (to.length > MAX_ADDRESS_CHARACTERS || !/^\/(?!\/)[^\\\s]*$/.test(to)) return
  const target = URL.parse(to, window.location.origin)
  if (target === null || target.origin !== window.location.origin || target.pathname.startsWith('//')) return
  if (isOwnPage(to, module) || services.canOpen(target.pathname))
    services.navigate(withoutConsoleParameters(to))
}

/** True shortly after a click or a key, also one in a frame of the page. */
export function hasActed(): boolean {
  // A browser that does not know says yes.
  const { userActivation } = window.navigator as Navigator & { userActivation?: UserActivation }
  return userActivation?.isActive !== false
}
