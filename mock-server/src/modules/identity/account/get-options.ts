import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { grantsFrom, canGrant } from '../role/public.ts'
import { canReadPeople } from './account.policy.ts'

export const getOptions = route(account.options, {
  policy: canReadPeople,
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
      roles: roles.map(({ id, name, ...row }) => ({
        id,
        name,
        mayGrant: canGrant(session, grantsFrom(row)),
      })),
      businessTypes: businessTypes.map(({ id, name, status }) => ({
        id,
        name,
        isEnabled: status === 'enabled',
      })),
    }
  },
})
