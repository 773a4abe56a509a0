export type Company = {
  id: number
  name: string
  adminName: string
  contactPerson: string
  contactTel: string
  contactEmail: string
  address: string
  timezone: string
  tenantType: 'Standard' | 'Provider'
  tenantAuthStatus: 'Verified'
}
export type Business = { id: number; name: string; tenantId: number }
export type Organisation = { id: number; name: string; parentId: number | null; tenantId: number }

/** Has projects done by providers. */
export const LARKFIELD = 880021
/** A service provider, which works for Larkfield. */
export const BRIGHTCALL = 880034

export const companies: readonly Company[] = [
  {
    id: LARKFIELD,
    name: 'Larkfield Insurance',
    adminName: 'Olga Brandt',
    contactPerson: 'Marek Lind',
    contactTel: '021 5550 1830',
    contactEmail: 'office@larkfield.example',
    address: '18 Willow Road, Shanghai',
    timezone: 'Asia/Shanghai',
    tenantType: 'Standard',
    tenantAuthStatus: 'Verified',
  },
  {
    id: BRIGHTCALL,
    name: 'Brightcall Services',
    adminName: 'Piet Vos',
    contactPerson: 'Piet Vos',
    contactTel: '028 5550 7722',
    contactEmail: 'projects@brightcall.example',
    address: '',
    timezone: 'Asia/Shanghai',
    tenantType: 'Provider',
    tenantAuthStatus: 'Verified',
  },
]

export const businesses: readonly Business[] = [
  { id: 50212, name: 'Motor policies', tenantId: LARKFIELD },
  { id: 50247, name: 'Home policies', tenantId: LARKFIELD },
  { id: 50301, name: 'Motor renewals', tenantId: BRIGHTCALL },
  { id: 50302, name: 'Welcome calls', tenantId: BRIGHTCALL },
  { id: 50318, name: 'Claims support', tenantId: BRIGHTCALL },
]

export const organisations: readonly Organisation[] = [
  { id: 61001, name: 'Larkfield', parentId: null, tenantId: LARKFIELD },
  { id: 61010, name: 'Motor team', parentId: 61001, tenantId: LARKFIELD },
  { id: 61011, name: 'Motor, early shift', parentId: 61010, tenantId: LARKFIELD },
  { id: 61012, name: 'Motor, late shift', parentId: 61010, tenantId: LARKFIELD },
  { id: 61020, name: 'Home team', parentId: 61001, tenantId: LARKFIELD },
  { id: 62001, name: 'Brightcall', parentId: null, tenantId: BRIGHTCALL },
  { id: 62010, name: 'Renewals team', parentId: 62001, tenantId: BRIGHTCALL },
  { id: 62020, name: 'Welcome team', parentId: 62001, tenantId: BRIGHTCALL },
]

export const industries = [
  { id: 3104, name: 'Insurance' },
  { id: 3119, name: 'Retail banking' },
  { id: 3127, name: 'Telecommunications' },
]

export const products = [
  { id: 41077, name: 'Comprehensive cover', businessId: 50212 },
  { id: 41078, name: 'Breakdown service', businessId: 50212 },
  { id: 41101, name: 'Household contents', businessId: 50247 },
  { id: 41150, name: 'Renewal offer', businessId: 50301 },
]

export const findCompany = (id: number): Company | undefined => companies.find((company) => company.id === id)
export const businessName = (id: number): string =>
  businesses.find((business) => business.id === id)?.name ?? ''
export const organisationName = (id: number): string =>
  organisations.find((organisation) => organisation.id === id)?.name ?? ''

/** An organisation's id with those of everything below it. */
export function organisationsBelow(id: number): number[] {
  const children = organisations.filter(({ parentId }) => parentId === id)
  return [id, ...children.flatMap((child) => organisationsBelow(child.id))]
}
