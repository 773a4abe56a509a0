import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createOrganization } from './create-organization.ts'
import { listTree } from './list-tree.ts'
import { moveOrganization } from './move-organization.ts'
import { removeOrganization } from './remove-organization.ts'
import { renameOrganization } from './rename-organization.ts'

export const organizationModule: Module = {
  name: 'organization',
  auditDictionary,
  routes: [listTree, createOrganization, renameOrganization, moveOrganization, removeOrganization],
}
