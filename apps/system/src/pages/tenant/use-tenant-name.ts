import type { tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'

/** A company's name in the user's language. */
export function useTenantName(): (tenant: Pick<tenantAdmin.TenantRow, 'nameEn' | 'nameZh'>) => string {
  const { language } = useHost()
  return ({ nameEn, nameZh }) => (language === 'zh' ? nameZh : nameEn)
}
