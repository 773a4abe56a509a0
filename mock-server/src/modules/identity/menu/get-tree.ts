import { menu as menuCalls, session as sessionCalls } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findMenuApps } from '../../apps/sub-app/public.ts'
import { consoleMenu } from './console-menu.ts'

/**
 * The whole tree for every signed-in user: which of its items they see is the shell's filter by their menu ids
 * (SHELL-034, SHELL-Q5), and what they may do is the policy of each call. Another client has no menu.
 */
export const getTree = route(menuCalls.tree, {
  policy: everySignedIn,
  handler: async ({ ctx, tx, session, query, language }) =>
    query.clientId === sessionCalls.CLIENT_ID
      ? consoleMenu(ctx, await findMenuApps(tx, session), language)
      : { menus: [] },
})
