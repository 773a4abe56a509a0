import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { modifyCompany } from './modify-company.ts'
import { mountLogoUpload } from './mount-upload.ts'
import { renewInvitation } from './renew-invitation.ts'
import { mountLogoFiles } from './serve-logo.ts'
import { setSignInRule } from './set-sign-in-rule.ts'

export const companyModule: Module = {
  name: 'company',
  auditDictionary,
  routes: [renewInvitation, modifyCompany, setSignInRule],
  mount: (app, ctx) => {
    mountLogoUpload(app, ctx)
    mountLogoFiles(app, ctx)
  },
}
