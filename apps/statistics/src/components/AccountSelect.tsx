import { useColleagueName } from '@console/domain-ui'
import { SearchingSelect } from '@console/ui'
import { useFindAccounts } from '../queries/find-accounts.ts'

type AccountSelectProps = {
  label: string
  value: number | null
  onChange: (id: number | null) => void
  /** Offers only people in this organisation and below it; without an organisation, everybody. */
  organisation?: number | null
  width?: number
}

/** The delay between the last key and the search for people (MON-013, STAT-Q10). */
export const ACCOUNT_DELAY_MS = 250

/** One person of the company, found by typing a part of the account (MON-Q19). */
export function AccountSelect({ organisation = null, ...field }: AccountSelectProps) {
  return (
    <SearchingSelect
      {...field}
      valueLabel={useColleagueName(field.value)}
      delayMs={ACCOUNT_DELAY_MS}
      fetchOptions={useFindAccounts(organisation)}
    />
  )
}
