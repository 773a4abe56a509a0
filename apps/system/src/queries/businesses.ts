import { business, businessManage, user, type Call } from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Calls that answer something else once businesses have changed. */
export const BUSINESS_CHANGES: readonly Call[] = [businessManage.list, business.businessTypePage, user.info]
/** And those after a change of products: the list counts them. */
export const PRODUCT_CHANGES: readonly Call[] = [
  businessManage.list,
  businessManage.products,
  business.productPage,
]

/** Every business of the company; industries are named in the person's language. */
export function useManagedBusinesses() {
  const { client, language } = useHost()
  const options = callQuery(client, businessManage.list)
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}

export function useManagedProducts(businessTypeId: number) {
  return useQuery(callQuery(useHttpClient(), businessManage.products, { query: { businessTypeId } }))
}

/** Industries to choose from. */
export function useIndustries() {
  const { client, language } = useHost()
  const options = callQuery(client, business.industryAll)
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}

/** Deletes by id; what the answers of `changes` say is asked for anew, also after a refusal. */
export function useRemoval(
  call: typeof businessManage.remove | typeof businessManage.removeProduct,
  changes: readonly Call[],
) {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => client.send(call, { query: { id }, isQuiet: true }),
    onSettled: async () => {
      await Promise.all(changes.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
    },
  })
}
