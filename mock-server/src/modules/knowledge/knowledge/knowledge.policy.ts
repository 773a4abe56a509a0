import type { Policy } from '../../../access/route.ts'

/** Who may open a page of the knowledge reads and writes what is on it. */
export function mayOpen(menuId: `knowledge.${string}` | `quality.${string}`): Policy {
  return (session) => session.menuIds.has(menuId)
}

/** What the pages of the knowledge and those of quality choose from. */
export const mayReadKnowledge: Policy = ({ menuIds }) =>
  [...menuIds].some((menuId) => menuId.startsWith('knowledge.') || menuId.startsWith('quality.'))
