import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import { useOpenHands } from '../../../queries/waiting.ts'
import { SHOWN_ITEMS, type WaitingTopic } from './waiting-topic.ts'

/** Hands that seats raised and nobody has handled. */
export function useHandTopic(): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const canHandle = services.canOpen(paths.raisedHands)
  const query = useOpenHands(canHandle ? SHOWN_ITEMS : null)
  if (!canHandle || !query.isThere) return null
  return {
    key: 'hand',
    title: formatMessage({ id: 'waiting.hand' }),
    note: formatMessage({ id: 'waiting.hand.note' }),
    found: query.data
      ? {
          items: query.data.records.map(({ id, userName, orgName, raisedAt }) => ({
            key: id,
            text: orgName === '' ? userName : `${userName}, ${orgName}`,
            note: formatTime(raisedAt, timezone).slice('YYYY-'.length, -':ss'.length),
            to: paths.raisedHands,
          })),
          total: query.data.total,
        }
      : null,
    error: query.error,
    onRetry: () => void query.refetch(),
    all: paths.raisedHands,
  }
}
