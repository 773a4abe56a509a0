import { company } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireSeen } from '../../../platform/errors.ts'
import { canManageCompany } from './company.policy.ts'
import { lockCompany, updateContact } from './company.store.ts'

export const modifyCompany = route(company.modify, {
  policy: canManageCompany,
  handler: async ({ tx, body }) => {
    const { logo: _logo, subLogo: _subLogo, nameEn, version, ...before } = await lockCompany(tx)
    requireSeen({ version }, body)
    const after = {
      contactPerson: orNull(body.contactPerson),
      contactTel: orNull(body.contactTel),
      contactEmail: orNull(body.contactEmail),
      address: orNull(body.address),
    }
    await updateContact(tx, after)
    await tx.audit({ module: 'company', opType: 'company.modify', target: nameEn, before, after })
    return null
  },
})

/** An empty field means that there is no value. */
function orNull(text: string): string | null {
  return text === '' ? null : text
}
