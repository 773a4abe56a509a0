import type { Module } from '../../module.ts'
import { getOrgTree } from './get-org-tree.ts'
import { listBusinessUsers } from './list-business-users.ts'
import { listOrgUsers } from './list-org-users.ts'
import { listRaisedHands } from './list-raised-hands.ts'

/** The seats that a person may watch, and what each is doing. */
export const seatModule: Module = {
  name: 'seat',
  routes: [getOrgTree, listOrgUsers, listBusinessUsers, listRaisedHands],
}
