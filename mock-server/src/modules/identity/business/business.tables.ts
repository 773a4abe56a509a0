import type { Generated } from 'kysely'
import type { EnabledStatus, Nullable } from '../../../platform/db/columns.ts'

export type BusinessTables = {
  businessType: BusinessTypeTable
  product: ProductTable
  industry: IndustryTable
}

type BusinessTypeTable = {
  id: Generated<number>
  tenantId: number
  name: string
  industryId: Nullable<number>
  status: Generated<EnabledStatus>
  version: Generated<number>
}

type ProductTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  version: Generated<number>
}

type IndustryTable = { id: Generated<number>; nameEn: string; nameZh: string; sort: Generated<number> }
