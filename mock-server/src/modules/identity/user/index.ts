import type { Module } from '../../module.ts'
import { getInfo } from './get-info.ts'
import { listOrganizations } from './list-organizations.ts'
import { listUserNames } from './list-user-names.ts'
import { listUsers } from './list-users.ts'

export const userModule: Module = {
  name: 'user',
  routes: [getInfo, listOrganizations, listUserNames, listUsers],
}
