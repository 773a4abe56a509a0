import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createAccount } from './create-account.ts'
import { getInvitation } from './get-invitation.ts'

export const signUpModule: Module = {
  name: 'sign-up',
  auditDictionary,
  routes: [getInvitation, createAccount],
}
