import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { textOrNumber } from '../../shared/wire.ts'

/** A menu item as the server sends it (SHELL-033). Both child spellings mean the same. */
export type MenuItem = {
  id: string
  name: string
  /** Purpose of the page, in one sentence; our own. */
  purpose?: string | null | undefined
  icon?: string | null | undefined
  path?: string | null | undefined
  component?: string | null | undefined
  link?: string | null | undefined
  hideInMenu?: boolean | null | undefined
  hideChildrenInMenu?: boolean | null | undefined
  redirect?: string | null | undefined
  disabled?: boolean | null | undefined
  key?: string | null | undefined
  children?: MenuItem[] | null | undefined
  routes?: MenuItem[] | null | undefined
}

export const menuItem: z.ZodType<MenuItem> = z.object({
  id: textOrNumber.pipe(z.string().min(1).max(100)),
  name: z.string().max(200),
  purpose: z.string().max(300).nullish(),
  icon: z.string().max(100).nullish(),
  path: z.string().max(500).nullish(),
  component: z.string().max(200).nullish(),
  link: z.string().max(2000).nullish(),
  hideInMenu: z.boolean().nullish(),
  hideChildrenInMenu: z.boolean().nullish(),
  redirect: z.string().max(500).nullish(),
  disabled: z.boolean().nullish(),
  key: textOrNumber.pipe(z.string().max(100)).nullish(),
  get children() {
    return z.array(menuItem).nullish()
  },
  get routes() {
    return z.array(menuItem).nullish()
  },
})

/** The whole menu tree; the shell filters it by the authorised ids (SHELL-034, SHELL-Q5). */
export const tree = defineCall({
  id: 'menu.tree',
  documented: true,
  path: '/api/user/menu/tree',
  envelope: 'status',
  localised: true,
  query: z.strictObject({ clientId: z.string().min(1).max(64) }),
  // Items are read one by one at the client's edge, so that one malformed item does not take the menu away.
  data: z.object({ menus: z.array(z.unknown()) }),
})
