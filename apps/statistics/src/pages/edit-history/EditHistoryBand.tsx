import { RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, QueryBand, today } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { AccountSelect } from '../../components/AccountSelect.tsx'
import { useRangeForm } from '../../page-query/use-range-form.ts'
import type { EditFilters } from './edit-history.search.ts'

export type EditHistoryBandProps = BandProps<EditFilters> & {
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Account, editor and days (PLAN-042 to PLAN-044). */
export function EditHistoryBand({ onProblem, ...props }: EditHistoryBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => edit({ range: days }),
    onProblem,
  })
  return (
    <QueryBand {...band} canInquire={range.canInquire}>
      <AccountSelect
        label={formatMessage({ id: 'editHistory.account' })}
        value={draft.account}
        width={210}
        onChange={(account) => edit({ account })}
      />
      <AccountSelect
        label={formatMessage({ id: 'editHistory.editor' })}
        value={draft.editor}
        width={210}
        onChange={(editor) => edit({ editor })}
      />
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
