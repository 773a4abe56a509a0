import { randomInt } from 'node:crypto'
import { findCompany } from '../base/companies.ts'
import { currentTime, DAY_SECONDS } from '../base/days.ts'
import { code200, status0, success } from '../http/envelopes.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, type Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'

const LARGEST_LOGO_BYTES = 2 * 1024 * 1024 - 1
type Logos = { logo: string; subLogo: string }

export function companyRoutes(platform: Platform): Route[] {
  const invitations = new Map<number, { code: string; ExpireAt: number }>()
  const logos = new Map<number, Logos>()
  const invitationFor = (tenantId: number) => invitations.get(tenantId) ?? renewInvitation(tenantId)
  const renewInvitation = (tenantId: number) => {
    const invitation = {
      code: String(randomInt(10_000_000, 99_999_999)),
      ExpireAt: currentTime() + DAY_SECONDS,
    }
    invitations.set(tenantId, invitation)
    return invitation
  }
  const logosFor = (tenantId: number): Logos => logos.get(tenantId) ?? { logo: '', subLogo: '' }
  return [
    get('/api/tenant/detail', ({ person, query }) => {
      const company = findCompany(query.number('tenantId'))
      if (company === undefined || company.id !== person.tenantId) throw new NotFound('Company not found')
      const { name, adminName, contactPerson, contactTel, contactEmail, address, timezone } = company
      return success({
        name,
        adminName,
        contactPerson,
        contactTel,
        contactEmail,
        address,
        timezone,
        ...logosFor(company.id),
        billAccountVisible: 1,
        insertInvCodeData: invitationFor(company.id),
      })
    }),
    post('/api/tenant/invitation_code', ({ person }) => code200(renewInvitation(person.tenantId))),
    post('/api/tenant/logo/upload', ({ person, body, upload, origin }) => {
      if (upload === null) throw new BadRequest('file is required')
      if (upload.content.byteLength > LARGEST_LOGO_BYTES) throw new BadRequest('image cannot exceed 2MB')
      const link = platform.files.link(origin, platform.files.add(upload))
      const change = body.number('purpose') === 1 ? { logo: link } : { subLogo: link }
      const before = logosFor(person.tenantId)
      logos.set(person.tenantId, { ...before, ...change })
      platform.audit(person, { module: 'company', opType: 'logo', before, after: { ...before, ...change } })
      return status0()
    }),
  ]
}
