import { useQuery } from '@tanstack/react-query'
import { business } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Business types to choose from, and to name ids by (SHELL-102, AUDIT-Q7). */
export function useBusinessTypes() {
  const client = useHttpClient()
  return useQuery(
    callQuery(client, business.businessTypePage, {
      body: { current: 1, size: business.REFERENCE_PAGE_SIZE },
    }),
  )
}

/** Products of one business, or of all (AUDIT-009). */
export function useProducts(businessTypeId: number | null) {
  const client = useHttpClient()
  return useQuery(
    callQuery(client, business.productPage, {
      body: {
        pageNum: 1,
        pageSize: business.REFERENCE_PAGE_SIZE,
        ...(businessTypeId === null ? {} : { businessCode: businessTypeId }),
      },
    }),
  )
}
