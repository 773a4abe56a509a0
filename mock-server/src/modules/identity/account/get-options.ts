import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayGrant } from '../role/public.ts'
import { mayReadPeople } from './account.policy.ts'

export const getOptions = route(account.options, {
  policy: mayReadPeople,
  handler: async ({ tx: { db }, session }) => {
    const roles = await db
      .selectFrom('role')
      .select(['id', 'name', 'menuIds', 'permissions'])
      .orderBy('name')
      .orderBy('id')
      .execute()
    const businessTypes = await db
      .selectFrom('businessType')
      .select(['id', 'name', 'status'])
      .orderBy('id')
      .execute()
    return {
      roles: roles.map(({ id, name, ...grants }) => ({ id, name, mayGrant: mayGrant(session, grants) })),
      businessTypes: businessTypes.map(({ id, name, status }) => ({
        id,
        name,
        isEnabled: status === 'enabled',
      })),
    }
  },
})
