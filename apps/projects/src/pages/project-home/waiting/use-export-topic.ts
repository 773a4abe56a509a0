import type { exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useOwnExports } from '../../../queries/waiting.ts'
import type { WaitingTopic } from './waiting-topic.ts'

/** Own exports that run or have failed, where the platform runs them as jobs. */
export function useExportTopic(): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const query = useOwnExports()
  if (!query.isThere) return null
  const count = (...states: exports.ExportState[]) =>
    query.data?.jobs.filter(({ state }) => states.includes(state)).length ?? 0
  const counts = { running: count('running', 'queued'), failed: count('failed') }
  const items = (['failed', 'running'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => ({
      key: state,
      text: formatMessage({ id: `waiting.export.${state}` }, { count: counts[state] }),
      note: null,
      isLate: state === 'failed',
      onOpen: services.openExports,
    }))
  return {
    key: 'export',
    title: formatMessage({ id: 'waiting.export' }),
    note: formatMessage({ id: 'waiting.export.note' }),
    found: query.data ? { items, total: counts.running + counts.failed } : null,
    error: query.error,
    onRetry: () => void query.refetch(),
    all: null,
  }
}
