import { idField, textField, useUrlSearch } from '@console/ui'

const shape = { biz: idField(), half: textField(/^\d{4}-\d\d-[12]$/), page: textField() }

type PayChoice = { bizTypeId: number | null; half: string | null }

/** Whose pay is shown, in the address. */
export function usePaySearch() {
  const { search, setSearch } = useUrlSearch(shape)
  return {
    bizTypeId: search.biz,
    half: search.half,
    apply: ({ bizTypeId, half }: PayChoice) => setSearch({ biz: bizTypeId, half, page: null }),
  }
}
