import type { Policy } from './route.ts'

/** For calls of one page: who may open it in the menu may send them. */
export function opensPage(...menuIds: readonly [string, ...string[]]): Policy {
  return (session) => menuIds.some((menuId) => session.menuIds.has(menuId))
}
