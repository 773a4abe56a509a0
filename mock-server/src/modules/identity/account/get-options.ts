import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { grantableRights, grantsFrom, canGrant } from '../role/public.ts'
import { canReadPeople } from './account.policy.ts'
import { listBusinessTypes, listRoles } from './options.store.ts'

export const getOptions = route(account.options, {
  policy: canReadPeople,
  handler: async ({ tx, session }) => {
    const rights = await grantableRights(tx, session)
    const roles = await listRoles(tx)
    const businessTypes = await listBusinessTypes(tx)
    return {
      roles: roles.map(({ id, name, ...row }) => ({
        id,
        name,
        mayGrant: canGrant(rights, grantsFrom(row)),
      })),
      businessTypes: businessTypes.map(({ id, name, status }) => ({
        id,
        name,
        isEnabled: status === 'enabled',
      })),
    }
  },
})
