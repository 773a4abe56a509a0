import { MESSAGE_HISTORY_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Who may open the page may read what it shows. One's own messages need no right: they are one's own. */
export const mayReadHistory: Policy = (session) => session.menuIds.has(MESSAGE_HISTORY_MENU_ID)
