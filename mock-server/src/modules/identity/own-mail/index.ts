import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { confirmAddress } from './confirm-address.ts'
import { getOwnAddress } from './get-own-address.ts'
import { removeOwnAddress } from './remove-own-address.ts'
import { requestPassword } from './request-password.ts'
import { setOwnAddress } from './set-own-address.ts'
import { setPassword } from './set-password.ts'

export const ownMailModule: Module = {
  name: 'own-mail',
  auditDictionary,
  routes: [getOwnAddress, setOwnAddress, removeOwnAddress, confirmAddress, requestPassword, setPassword],
}
