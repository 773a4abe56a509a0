import type { BodyOf, tenantAdmin } from '@console/contracts'
import { toCertification, certificationValues, type Certification } from './certification.ts'

type Body = BodyOf<typeof tenantAdmin.modify>

/** The form of a company: its two certification values are one choice. */
export type TenantForm = Omit<Body, 'id' | 'version' | 'credentialStatus' | 'credentialFlag'> & {
  certification: Certification
}

export function tenantForm(tenant: tenantAdmin.TenantDetail): TenantForm {
  return {
    nameEn: tenant.nameEn,
    nameZh: tenant.nameZh,
    shortName: tenant.shortName ?? '',
    timezone: tenant.timezone,
    currency: tenant.currency,
    certification: toCertification(tenant),
    contactPerson: tenant.contactPerson ?? '',
    contactTel: tenant.contactTel ?? '',
    contactEmail: tenant.contactEmail ?? '',
    address: tenant.address ?? '',
  }
}

type Stored = Pick<Body, 'id' | 'version' | 'credentialStatus' | 'credentialFlag'>

export function tenantBody({ certification, ...form }: TenantForm, stored: Stored): Body {
  const { id, version } = stored
  return { ...form, id, version, ...certificationValues(certification, stored) }
}
