import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'

type Changed = { updatedAt: number | null; updatedBy: string | null }

/** When a setting was changed and by whom, in words; one that nobody has changed has its default values. */
export function useChangedText(): (setting: Changed) => string {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return ({ updatedAt, updatedBy }) => {
    if (updatedAt === null) return formatMessage({ id: 'settings.unset' })
    const time = formatTime(updatedAt, timezone)
    return updatedBy === null
      ? formatMessage({ id: 'settings.changedAt' }, { time })
      : formatMessage({ id: 'settings.changed' }, { time, name: updatedBy })
  }
}
