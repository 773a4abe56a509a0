import { business } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Business types to choose from, and to name ids by (SHELL-102, AUDIT-Q7). */
export function useBusinessTypes() {
  return useCallQuery(business.businessTypePage, {
    body: { current: 1, size: business.REFERENCE_PAGE_SIZE },
  })
}

/** Products of one business, or of all (AUDIT-009). */
export function useProducts(businessTypeId: number | null) {
  return useCallQuery(business.productPage, {
    body: {
      pageNum: 1,
      pageSize: business.REFERENCE_PAGE_SIZE,
      ...(businessTypeId === null ? {} : { businessCode: businessTypeId }),
    },
  })
}
