import type { exports } from '@console/contracts'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { RemoveButton } from './RemoveButton.tsx'
import { TrayRow } from './TrayRow.tsx'

/** An export of an earlier version that this one no longer knows: why, and only removing is left. */
export function BrokenRow({ job }: { job: exports.BrokenExport }) {
  const { formatMessage } = useIntl()
  const { id, fileName, createdAt, timezone, reason } = job
  const name = fileName ?? formatMessage({ id: 'exports.unnamed' }, { time: formatTime(createdAt, timezone) })
  return (
    <TrayRow state="failed" name={name} buttons={<RemoveButton id={id} name={name} />}>
      <div className="ui-note ui-error">{reason}</div>
    </TrayRow>
  )
}
