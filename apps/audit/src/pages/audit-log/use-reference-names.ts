import { useBusinessOptions, useProductOptions, type OptionList } from '@console/domain-ui'

/** Names for the ids of records, from the two filter lists; the id itself when unknown (AUDIT-Q7). */
export function useReferenceNames() {
  const businesses = useBusinessOptions()
  const products = useProductOptions(null)
  return {
    businessName: (id: number | null | undefined) => nameOrId(businesses, id),
    productName: (id: number | null | undefined) => nameOrId(products, id),
  }
}

function nameOrId({ nameOf: findName }: OptionList, id: number | null | undefined): string {
  return id == null ? '-' : (findName(id) ?? String(id))
}
