import type { BodyOf, tenantAdmin } from '@console/contracts'

type Body = BodyOf<typeof tenantAdmin.modify>

/** The form of a company: certification values are numbers or empty. */
export type TenantForm = Omit<Body, 'id' | 'version' | 'credentialStatus' | 'credentialFlag'> & {
  credentialStatus: string
  credentialFlag: string
}

export function tenantForm(tenant: tenantAdmin.TenantDetail): TenantForm {
  return {
    nameEn: tenant.nameEn,
    nameZh: tenant.nameZh,
    shortName: tenant.shortName ?? '',
    timezone: tenant.timezone,
    credentialStatus: formatNumberField(tenant.credentialStatus),
    credentialFlag: formatNumberField(tenant.credentialFlag),
    contactPerson: tenant.contactPerson ?? '',
    contactTel: tenant.contactTel ?? '',
    contactEmail: tenant.contactEmail ?? '',
    address: tenant.address ?? '',
  }
}

/** A text that is not a number stays invalid, so that the contract refuses it at its field. */
export function tenantBody(form: TenantForm, { id, version }: Pick<Body, 'id' | 'version'>): Body {
  return {
    ...form,
    id,
    version,
    credentialStatus: parseNumberField(form.credentialStatus),
    credentialFlag: parseNumberField(form.credentialFlag),
  }
}

function formatNumberField(value: number | null): string {
  return value === null ? '' : String(value)
}

function parseNumberField(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
