import { useIntl } from 'react-intl'
import { useSinceText } from '../components/use-since-text.ts'
import { changesWithin } from '../model/source-changes.ts'
import type { StatModules } from '../model/stat-modules.ts'

type CountingNotesProps = {
  modules: StatModules | null
  /** The days of the query; null until they are known. */
  days: { beginDay: string; endDay: string } | null
}

/**
 * When figures are counted, what a valid call is, and since when figures are counted by another source, where the days of
 * the query are not all counted alike (R50).
 */
export function CountingNotes({ modules, days }: CountingNotesProps) {
  const counting = useCountingText(modules)
  const { sinceText } = useSinceText()
  const changes = modules === null || days === null ? [] : changesWithin(modules.changes, days)
  return (
    <>
      <span>{counting}</span>
      {changes.map((change) => (
        <span key={`${change.id} ${change.since}`}>{sinceText(change)}</span>
      ))}
    </>
  )
}

/** When figures are counted, and what a valid call is. */
function useCountingText(modules: StatModules | null): string {
  const { formatMessage } = useIntl()
  if (modules === null) return ''
  const { validCall, validCallSeconds } = modules
  if (!validCall) return formatMessage({ id: 'stat.counted' })
  return validCallSeconds === null
    ? formatMessage({ id: 'stat.counted.label' })
    : formatMessage({ id: 'stat.counted.valid' }, { seconds: validCallSeconds })
}
