import type { Generated } from 'kysely'
import type { EnabledStatus, Nullable, Read } from '../../../platform/db/columns.ts'

export type BusinessTables = {
  businessType: BusinessTypeTable
  business: BusinessView
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

/** Business types as other domains read them; a view of `business_type`. */
type BusinessView = {
  id: Read<number>
  tenantId: Read<number>
  name: Read<string>
  status: Read<EnabledStatus>
}

type ProductTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  version: Generated<number>
}

type IndustryTable = { id: Generated<number>; nameEn: string; nameZh: string; sort: Generated<number> }
