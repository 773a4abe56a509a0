import { withoutConsoleParameters } from '@console/sub-app/app-host'
import { registeredBase } from '../../base/paths.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'

/** The address of a path of an app; null for one that leads out of the app's own addresses. */
export function addressBelow(module: string, path: string): string | null {
  const base = registeredBase(module)
  if (path !== '' && !/^[/?#]/.test(path)) return null
  const address = safeReturnPath(base + path)
  if (address === null) return null
  const { pathname } = new URL(address, window.location.origin)
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null
  return withoutConsoleParameters(address)
}
