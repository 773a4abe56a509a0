import { useBusinessTypes, useProducts } from '../../queries/business.ts'

/** Names for the ids of records, from the two filter lists; the id itself when unknown (AUDIT-Q7). */
export function useReferenceNames() {
  const { data: businessTypes } = useBusinessTypes()
  const { data: products } = useProducts(null)
  return {
    businessName: (id: number | null | undefined) => nameOf(businessTypes?.records, id),
    productName: (id: number | null | undefined) => nameOf(products?.rows, id),
  }
}

function nameOf(
  rows: readonly { id: number; name: string }[] | undefined,
  id: number | null | undefined,
): string {
  if (id == null) return '-'
  return rows?.find((row) => row.id === id)?.name ?? String(id)
}
