import { business, businessReference, businessManage, user, type Call } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

/** Calls whose answers change with businesses. */
export const BUSINESS_CHANGES: readonly Call[] = [businessManage.list, business.businessTypePage, user.info]
/** Calls whose answers change with products: the list counts them. */
export const PRODUCT_CHANGES: readonly Call[] = [
  businessManage.list,
  businessManage.products,
  businessReference.productPage,
]

/** Every business of the company. */
export function useManagedBusinesses() {
  return useCallQuery(businessManage.list)
}

export function useManagedProducts(businessTypeId: number) {
  return useCallQuery(businessManage.products, { query: { businessTypeId } })
}

/** Industries to choose from. */
export function useIndustries() {
  return useCallQuery(businessReference.industryAll)
}

/** Enables or disables a business, without other changes. */
export function useSetBusinessStatus({ id, name, industryId, version }: businessManage.ManagedBusiness) {
  return useCallMutation(businessManage.modify, {
    toInput: (status: businessManage.ManagedBusiness['status']) => ({
      body: { id, name, industryId, status, version },
    }),
    changes: BUSINESS_CHANGES,
  })
}

/** Deletes an item if it still has this version. */
export function useRemoval(
  call: typeof businessManage.remove | typeof businessManage.removeProduct,
  changes: readonly Call[],
) {
  return useCallMutation(call, {
    toInput: ({ id, version }: { id: number; version: number }) => ({ query: { id, version } }),
    changes,
  })
}
