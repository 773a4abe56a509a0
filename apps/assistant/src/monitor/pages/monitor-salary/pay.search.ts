import { MAX_PAGE } from '@console/contracts'
import { idField, intField, textField, useUrlSearch } from '@console/ui'
import { settingsSearch } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'

/** The state of the page in its address: the rule whose form is open, and the business and time of the pay. */
export const paySearch = {
  ...settingsSearch,
  biz: idField(),
  half: textField(/^\d{4}-\d\d-[12]$/),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}

type PayChoice = { bizTypeId: number | null; half: string | null }

/** The business and half month of the pay, in the address. */
export function usePaySearch() {
  const { search, setSearch } = useUrlSearch(paySearch)
  return {
    bizTypeId: search.biz,
    half: search.half,
    page: search.page,
    setPage: (page: number) => setSearch({ page }),
    apply: ({ bizTypeId, half }: PayChoice) => setSearch({ biz: bizTypeId, half, page: 1 }),
  }
}
