import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { copyRole } from './copy-role.ts'
import { createRole } from './create-role.ts'
import { getCatalogue } from './get-catalogue.ts'
import { getRole } from './get-role.ts'
import { listHolders } from './list-holders.ts'
import { listRoles } from './list-roles.ts'
import { modifyRole } from './modify-role.ts'
import { removeRole } from './remove-role.ts'
import { rightsChanged } from './rights-changed.ts'

export const roleModule: Module = {
  name: 'role',
  auditDictionary,
  topics: [rightsChanged],
  routes: [listRoles, getCatalogue, getRole, listHolders, createRole, modifyRole, copyRole, removeRole],
}
