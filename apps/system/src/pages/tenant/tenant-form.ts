import type { BodyOf, tenantAdmin } from '@console/contracts'

type Values = Pick<tenantAdmin.TenantRow, 'credentialStatus' | 'credentialFlag'>

/** Certifications that the people of a company see in their header. */
export const CERTIFICATIONS = ['none', 'certified', 'notCertified'] as const

type Certification = (typeof CERTIFICATIONS)[number]

const STATUS_WITH_BADGE = 2
const FLAG_CERTIFIED = 1

/** Status 2 shows a badge, and flag 1 makes it Certified (SHELL-064..066). */
export function toCertification({ credentialStatus, credentialFlag }: Values): Certification {
  if (credentialStatus !== STATUS_WITH_BADGE) return 'none'
  return credentialFlag === FLAG_CERTIFIED ? 'certified' : 'notCertified'
}

/** The values of a certification; those that are stored, where they mean the same. */
function certificationValues(chosen: Certification, stored: Values): Values {
  const { credentialStatus, credentialFlag } = stored
  if (toCertification(stored) === chosen) return { credentialStatus, credentialFlag }
  if (chosen === 'none') return { credentialStatus: null, credentialFlag: null }
  return { credentialStatus: STATUS_WITH_BADGE, credentialFlag: chosen === 'certified' ? FLAG_CERTIFIED : 0 }
}

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
