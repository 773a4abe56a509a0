import type { DataOf, tenant } from '@console/contracts'

/** Details of a company, as the server answers them. */
export type CompanyDetail = DataOf<typeof tenant.detail>
