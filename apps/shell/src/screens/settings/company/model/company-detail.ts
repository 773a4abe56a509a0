import type { DataOf, tenant } from '@console/contracts'

/** What the server answers about a company. */
export type CompanyDetail = DataOf<typeof tenant.detail>
